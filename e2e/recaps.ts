import type { PublicView, Recap } from '../src/shared/public'

const roles = ['white-wolf-king', 'little-girl', 'village-idiot', 'seer', 'werewolf', 'villager']
/** As much as a picture must hold: what the console puts into one chapter at most. */
const busy = {
  en: [
    'Seer 3 Maximilian Featherstonehaugh looks at 1 Ann (White Wolf King): Werewolf.',
    'The wolves choose 6 WWWWWWWWWWWWWWWWWWWWWWWW (Village Idiot).',
    'Witch 4 Bob saves 6 WWWWWWWWWWWWWWWWWWWWWWWW (Village Idiot).',
    'Witch 4 Bob poisons 9 Jean-Baptiste de la Tour (Villager).',
    'Guard 5 Kestrel protects 2 Cid (Little Girl).',
    'Nobody is charmed.'
  ],
  zh: [
    '预言家 3 号 一位名字特别特别长的玩家先生 查验 1 号 小鹿乱撞（白狼王）：狼人。',
    '狼人选择了 6 号 WWWWWWWWWWWWWWWWWWWWWWWW（白痴）。',
    '女巫 4 号 王五 用解药救下 6 号 WWWWWWWWWWWWWWWWWWWWWWWW（白痴）。',
    '女巫 4 号 王五 用毒药毒杀 9 号 一位名字特别特别长的玩家先生（村民）。',
    '守卫 5 号 王五 守护 2 号 小鹿乱撞（小女孩）。',
    '没有人被迷惑。'
  ]
}

/** A night, a day and the end of a story that is told, after a moment at which the game is over. */
export function recapsOf<Moment extends { readonly view: PublicView }>(
  over: Moment
): (Moment & { readonly name: string; readonly recap: Recap })[] {
  const ids = over.view.players.map(({ id }) => id)
  const told = (name: string, recap: Pick<Recap, 'phase' | 'at' | 'lines' | 'dead' | 'fell'>) => ({
    ...over,
    name,
    recap: {
      ...recap,
      round: 12,
      of: 12,
      roles: Object.fromEntries(ids.map((id, at) => [id, roles[at % roles.length] ?? '']))
    }
  })
  const dead = ids.filter((_, at) => at % 3 === 1)
  const lineOf = (en: string, zh: string) => ({ en: [en], zh: [zh] })
  return [
    told('recap-night', { phase: 'night', at: 3, lines: busy, dead: [], fell: [] }),
    told('recap-day', {
      phase: 'day',
      at: 11,
      lines: lineOf(
        '2 Bob (Little Girl) dies: killed by the wolves.',
        '2 号 小鹿乱撞（小女孩）死亡：被狼人杀死。'
      ),
      dead,
      fell: dead.slice(0, 1)
    }),
    told('recap-over', {
      phase: 'over',
      at: 12,
      lines: lineOf('The wolves win.', '狼人获胜。'),
      dead,
      fell: []
    })
  ]
}
