import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import type { FaultKind } from '@memberkit/fixtures'
import { cleanUp } from '@memberkit/testing/clean-up'
import { stage } from '@memberkit/testing/stage'
import fc from 'fast-check'
import { vi } from 'vitest'
import { PayForm } from './PayForm.tsx'

/** What the platform tells the form of versions. */
export interface Versions {
  readonly isUnversioned?: boolean
  readonly leavesVersion?: boolean
}

const kinds = [
  'dropped-after-commit',
  'resent',
  'conflict-after-commit',
  'committed-late',
  'malformed-body',
  'empty-body',
  'offline',
  400,
  403,
  409,
  412,
  429,
  500,
  503,
] as const satisfies readonly FaultKind[]

/** What a person does at the form, what others do elsewhere, and what goes wrong with the next request. */
export const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('press' as const),
      button: fc.constantFrom('Pay', 'Try again', 'Check again'),
      times: fc.constantFrom(1, 1, 1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('wait' as const), for: fc.constantFrom(1, 3_500, 9_000, 60_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('read again', 'leave or come back', 'change elsewhere') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('meet' as const),
      kind: fc.constantFrom(...kinds),
      after: fc.constantFrom(3_000, 20_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('miss' as const),
      kind: fc.constantFrom(503, 'offline', 'malformed-body'),
    }),
  },
)
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** The page's own timers are faked, the engine's answers are not. */
const realTimeout = globalThis.setTimeout
const answered = () => new Promise((resolve) => realTimeout(resolve, 4))

/** A person at a form that pays, who only does what the page offers, and what the page has told them. */
export async function payerAt(versions: Versions) {
  const staged = stage()
  const { platform, queryClient } = staged
  const { store, subject } = platform
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const form = <PayForm platform={platform} {...versions} />
  const screen = await staged.show(form)
  let isAtForm = true
  let intents = 0
  /** Whether the last intent may still be carried out, as far as the page has told. */
  let isOpen = false
  let chargesBefore = 0
  let saidBefore = false
  const falseDenials: string[] = []

  const invoice = () => store.invoices.invoices.get(subject.invoiceId ?? '')!
  /** Each payment is of 10.00. */
  const charges = () => Number(invoice().paid) / 10
  const message = () => document.querySelector('[data-mk-action]')
  const phase = () => message()?.getAttribute('data-mk-action') ?? 'idle'
  const successes = () =>
    staged.events('kit.action.ended').filter(({ data }) => (data as { outcome: string }).outcome === 'done').length

  function look() {
    const isDenied = phase() === 'failed' && message()!.textContent.includes('hasn’t gone through')
    if (isDenied && !saidBefore && charges() > chargesBefore) falseDenials.push(message()!.textContent)
    saidBefore = isDenied
    if (isOpen && ['refused', 'conflict'].includes(phase())) {
      // It was said to be without an effect, so none may come of it.
      intents -= 1
      isOpen = false
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })

  async function wait(milliseconds: number) {
    for (let left = milliseconds; left > 0; left -= 5_000) {
      await vi.advanceTimersByTimeAsync(Math.min(left, 5_000))
      await answered()
    }
    await vi.advanceTimersByTimeAsync(0)
    await answered()
  }

  function press(name: string, times = 1) {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button || button.disabled || button.ariaDisabled === 'true') return
    const isRepeated = phase() === 'failed' || phase() === 'unknown'
    if (!isRepeated) {
      intents += 1
      isOpen = true
      chargesBefore = charges()
    }
    for (let time = 0; time < times; time += 1) button.click()
  }

  async function show(isShown: boolean) {
    isAtForm = isShown
    await screen.rerender(staged.around(isShown ? form : <p>Elsewhere</p>))
  }

  async function take(one: Step) {
    if (one.does === 'press') press(one.button, one.times)
    else if (one.does === 'meet') platform.faults.add({ operation: payInvoice, times: 1, ...faultOf(one) })
    else if (one.does === 'miss') platform.faults.add({ operation: getInvoice, times: 1, kind: one.kind as FaultKind })
    else if (one.does === 'read again') void queryClient.invalidateQueries()
    else if (one.does === 'leave or come back') await show(!isAtForm)
    else if (one.does === 'change elsewhere') {
      store.invoices.invoices.put({ ...invoice(), version: String(Number(invoice().version) + 1) })
    }
    await wait(one.does === 'wait' ? one.for : 1)
  }

  async function leave() {
    observer.disconnect()
    platform.faults.clear()
    await cleanUp()
  }

  await wait(50)
  return {
    platform,
    take,
    press,
    show,
    wait,
    leave,
    phase,
    charges,
    successes,
    intents: () => intents,
    falseDenials: () => falseDenials,
  }
}

const faultOf = ({ kind, after }: Extract<Step, { does: 'meet' }>) => ({
  kind,
  after: kind === 'committed-late' ? after : undefined,
})
