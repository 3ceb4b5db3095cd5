import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const eslint = new ESLint()

async function rulesBroken(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath })
  return result.messages.map((message) => message.ruleId)
}

describe('borders', () => {
  it.each([
    ['src/engine/kernel/draft.ts', "export { ref } from 'vue'"],
    ['src/engine/kernel/draft.ts', "export * from 'node:fs'"],
    ['src/engine/kernel/draft.ts', "export * from 'electron'"],
    ['src/engine/kernel/draft.ts', "export * from '../../shared/game'"],
    ['src/engine/kernel/draft.ts', "export const load = () => import('../../main/session')"],
    ['src/engine/kernel/draft.ts', "export type File = import('node:fs').Stats"],
    ['src/engine/draft.test.ts', "export * from 'vue'"],
    ['src/engine/roles/seer.ts', "export * from './witch'"],
    ['src/engine/roles/seer.ts', "export type { Witch } from './witch'"],
    ['src/engine/roles/seer.ts', "export * from '../cards/eclipse'"],
    ['src/engine/cards/eclipse.ts', "export * from './flood'"],
    ['src/engine/cards/eclipse.ts', "export * from '../roles/seer'"],
    ['src/renderer/overlay/stage.ts', "export * from '../console/seats'"],
    ['src/renderer/overlay/stage.ts', "export * from '../../shared/console-state'"],
    ['src/renderer/overlay/stage.ts', "export * from '../../engine/index'"],
    ['src/renderer/overlay/stage.ts', "export * from '../locales/en/console.json'"],
    ['src/renderer/overlay/stage.ts', "export * from 'pinia'"],
    ['src/renderer/overlay/stage.ts', "export * from '../omniscient/deeds'"],
    ['src/renderer/overlay/stage.ts', "export * from '../../shared/omniscient'"],
    ['src/renderer/overlay/stage.ts', "export * from '../locales/en/log.json'"],
    ['src/renderer/omniscient/deeds.ts', "export * from '../console/seats'"],
    ['src/renderer/omniscient/deeds.ts', "export * from '../../engine/index'"],
    ['src/renderer/words/names.ts', "export * from '../console/seats'"],
    ['src/renderer/look/disc.ts', "export * from '../../shared/public'"],
    ['src/shared/public.ts', "export * from '../engine/kernel/facts'"]
  ])('%s refuses %s', async (file, code) => {
    expect(await rulesBroken(file, code)).toContain('howlcast/borders')
  })

  it('holds in Vue files', async () => {
    const code = '<script setup lang="ts">\nimport \'../console/seats\'\n</script>\n'
    expect(await rulesBroken('src/renderer/overlay/Stage.vue', code)).toContain('howlcast/borders')
  })

  it.each([
    ['src/engine/kernel/draft.ts', "export * from './state'"],
    ['src/engine/registry.ts', "export * from './roles/seer'"],
    ['src/engine/roles/seer.ts', "export * from '../kernel/hooks'"],
    ['src/engine/roles/seer.test.ts', "export * from 'vitest'"],
    ['src/renderer/overlay/stage.ts', "export * from '../look/disc'"],
    ['src/renderer/overlay/stage.ts', "export * from '../locales/zh-CN/public.json'"],
    ['src/renderer/overlay/stage.ts', "export * from '../../shared/public'"],
    ['src/renderer/overlay/stage.ts', "export * from 'vue-i18n'"],
    ['src/shared/public.ts', "export type { PublicFact } from '../engine/kernel/facts'"],
    ['src/main/ipc.ts', "import { ipcMain } from 'electron'\nipcMain.setMaxListeners(1)"]
  ])('%s allows %s', async (file, code) => {
    expect(await rulesBroken(file, code)).toEqual([])
  })
})

describe('house rules', () => {
  it.each([
    [
      'src/main/windows.ts',
      "import { ipcMain } from 'electron'\nipcMain.setMaxListeners(1)",
      'no-restricted-imports'
    ],
    [
      'src/main/session.ts',
      'export const value = (given: any) => given',
      '@typescript-eslint/no-explicit-any'
    ],
    ['src/main/session.ts', 'export default 1', 'no-restricted-syntax'],
    ['src/main/session.ts', 'const one = 1\nexport { one as default }', 'no-restricted-syntax'],
    [
      'src/renderer/console/Seat.vue',
      '<template>\n  <p>Hello</p>\n</template>\n',
      'vue/no-bare-strings-in-template'
    ],
    ['src/renderer/console/Seat.vue', '<template>\n  <p v-html="name" />\n</template>\n', 'vue/no-v-html'],
    [
      'src/renderer/console/Seat.vue',
      '<template>\n  <p style="color: red" />\n</template>\n',
      'vue/no-static-inline-styles'
    ]
  ])('in %s: %s breaks %s', async (file, code, rule) => {
    expect(await rulesBroken(file, code)).toContain(rule)
  })
})
