/**
 * Changes: something about to happen may become something else before it does.
 *
 * A change waits on the stack as a step. A replace hook that needs an answer pushes its
 * question above it; the answer is kept in the change and the chain is run again from the
 * top, so a hook writes nothing before its answer is there.
 */
import { expectAftermath } from './aftermath'
import type { Context } from './context'
import type { Data, Json } from './state'
import { step, type Action, type Answers, type StepEntry, type Verdict } from './steps'

/** Proposes that something be done; the chain of replace hooks runs next. */
export function propose(ctx: Context, action: Omit<Action, 'change'>): void {
  ctx.push(step('change', { change: { ...action, change: 'action' }, answers: {} }))
}

/** Proposes that the village condemns players: any number, also nobody. */
export function condemn(ctx: Context, on: readonly string[], cause = 'vote'): void {
  ctx.push(step('change', { change: { change: 'verdict', on, cause }, answers: {} }))
}

/** Gives a waiting change the answer that a module asked for. */
export function reply(ctx: Context, module: string, answer: Json): void {
  const at = ctx.state.stack.findLastIndex((entry) => entry.step === 'change')
  const waiting = ctx.state.stack[at]
  if (!waiting) throw new Error(`Nothing waits for ${module}`)
  const answers = { ...(waiting.data['answers'] as Answers), [module]: answer }
  ctx.setStep(at, step(waiting.step, { ...waiting.data, answers }, waiting.stage))
}

/** Lets the waiting change vanish: what a module wants to know of it cannot be asked any more. */
export function dropChange(ctx: Context): void {
  if (ctx.state.stack.at(-1)?.step === 'change') ctx.pop()
}

/** Runs a change's chain; commits it, asks first, or lets it vanish. */
export function runChange(ctx: Context, data: Data): void {
  const change = data['change'] as unknown as Action | Verdict
  const answers = data['answers'] as Answers
  const question =
    change.change === 'action' ? runAction(ctx, change, answers) : runVerdict(ctx, change, answers)
  if (question) ctx.push(question, step('change', data))
}

function runAction(ctx: Context, action: Action, answers: Answers): StepEntry | null {
  // Who died while the change waited neither acts nor is acted upon.
  const alive = (id: string) => ctx.player(id).alive
  if ((action.on !== null && !alive(action.on)) || !action.by.some(alive)) return null
  let current: Action | null = action
  let question: StepEntry | null = null
  const args: [Action, Answers] = [action, answers]
  ctx.each('onAction', args, (answer) => {
    if ('ask' in answer) question = answer.ask
    else if (Array.isArray(answer)) current = null
    else args[0] = current = answer as Action
    return question !== null || current === null
  })
  if (question || !current) return question
  const commit = ctx.index.verbs.get(args[0].verb)
  if (!commit) throw new Error(`Nobody knows how to ${args[0].verb}`)
  commit(ctx, args[0])
  ctx.each('acted', [args[0]], () => false)
  return null
}

function runVerdict(ctx: Context, verdict: Verdict, answers: Answers): StepEntry | null {
  // Who died while the verdict waited is not judged any more.
  const standing = { ...verdict, on: verdict.on.filter((id) => ctx.player(id).alive) }
  let question: StepEntry | null = null
  let condemned: Verdict['on'] = standing.on
  const args: [Verdict, Answers] = [standing, answers]
  ctx.each('onVerdict', args, (answer) => {
    if ('ask' in answer) question = answer.ask
    else {
      // A verdict of another cause is another verdict: nobody is spared by it.
      if (answer.cause !== args[0].cause) condemned = answer.on
      args[0] = answer
    }
    return question !== null
  })
  if (question) return question
  if (args[0].on.length > 0) expectAftermath(ctx, 'vote')
  ctx.push(
    step('execution', {
      on: args[0].on,
      cause: args[0].cause,
      condemned,
      spared: args[0].spared ?? 'pardoned'
    })
  )
  return null
}
