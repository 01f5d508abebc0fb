import type { FaultKind } from '@memberkit/fixtures'
import { matrixFaults, type Outcome } from '@memberkit/fixtures/fault-matrix'
import { denial } from '@memberkit/testing/denials'
import { outcomeOnPage, shownText } from '@memberkit/testing/outcomes'
import { filledIn } from '@memberkit/testing/fault-matrix'
import { skipTime } from '@memberkit/testing/skip-time'
import { drawn } from '@memberkit/testing/tasks'
import { beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { enUS as foundation } from '@memberkit/foundation/messages/en-US'
import { AddressInput } from './form/address-part.ts'
import { laterEnUS } from './messages/later/en-US.ts'
import { actingEntity, pageActions, pageCalls } from './actions/page-actions.ts'
import { changeSomething } from './testing/change-section.ts'
import { passAMinute, patiently, until } from './testing/drawing.ts'
import { openCase } from './testing/open-case.tsx'
import { casesOf, type CallKind, desks, type OperationCase } from './testing/operation-cases.ts'
import { confirmButton, press, sendButton } from './testing/press-now.ts'
import { objection, type ScriptedFault, type ScriptedPlatform } from './testing/scripted-platform.ts'

const actionWords = (await foundation.find(({ namespace }) => namespace === 'foundation.actions')?.load?.()) ?? {}
const alsoChanged = String(actionWords['alsoChanged']).replace('{fields}', '')
const words = (await foundation.find(({ namespace }) => namespace === 'foundation.sections')?.load?.()) ?? {}

/*
 * Every change of every service, in its own dialog, form or section. The whole product of operations and faults would
 * be some nineteen thousand pages; the outcome of a fault is decided by the kind of call, so each operation meets some
 * of the faults, in rotation, and each kind of call meets them all. The stand-in and its journal are behind
 * fault-matrix.test.tsx.
 */

interface Trial {
  readonly name: string
  readonly fault: ScriptedFault
  /** The allowed outcomes. */
  readonly designed: readonly Outcome[]
  /** By how much the page's clock is ahead. */
  readonly hoursAhead?: number
}

const trials: readonly Trial[] = [
  ...matrixFaults.map((fault) => ({ name: fault.name, fault, designed: fault.ofChange })),
  ...[2, -2].map(
    (hours) => ({ name: `clock ${hours} hours ahead`, fault: 'none', designed: ['done'], hoursAhead: hours }) as const,
  ),
]
const kindOf = ({ fault }: Trial) => (fault === 'none' ? undefined : fault.kind)

/** The number of trials that each operation of a kind meets, unless all are asked for. */
const trialsOfEach: Readonly<Record<CallKind, number>> = { action: 2, create: 2, edit: 1, call: 2, bulk: 2 }

const cases = desks.flatMap(casesOf)
const counted = new Map<CallKind, number>()
const turns = cases.map((one) => {
  const turn = counted.get(one.kind) ?? 0
  counted.set(one.kind, turn + 1)
  const count = inject('isThorough') ? trials.length : trialsOfEach[one.kind]
  const apart = trials.length / count
  return {
    one,
    met: Array.from({ length: count }, (_, step) => trials[Math.floor(turn + step * apart) % trials.length]!),
  }
})

const met = new Set<string>()

// Fields that load meanwhile would look like lost ones.
beforeAll(() => AddressInput.preload())

describe.each(desks.map(({ service }) => service))('%s', (service) => {
  const ofService = turns.filter(({ one }) => one.desk.service === service)
  test.runIf(ofService.length > 0)(
    `each of ${ofService.length} changes under ${'the faults of its turn'}`,
    async () => {
      skipTime()
      const problems: string[] = []
      for (const { one, met: ofTurn } of ofService)
        for (const trial of ofTurn) {
          const found = await tryCase(one, trial)
          met.add(`${one.kind} ${trial.name}`)
          problems.push(...found.map((problem) => `${one.kind} ${one.named.name}, ${trial.name}: ${problem}`))
        }
      expect(problems.join('\n')).toBe('')
    },
  )
})

test('no operation drops out, and every kind of call meets every fault', () => {
  expect(Object.fromEntries(counted)).toEqual({ action: 523, bulk: 35, call: 70, create: 75, edit: 176 })
  // Fewer is better: of these, a lost answer stays unknown until somebody looks.
  expect(mute.size).toBeLessThan(123)
  expect([...untouched]).toEqual([])
  const kinds = [...counted.keys()]
  expect(kinds.flatMap((kind) => trials.filter(({ name }) => !met.has(`${kind} ${name}`)))).toEqual([])
})

async function tryCase(one: OperationCase, trial: Trial): Promise<string[]> {
  const kind = kindOf(trial)
  const isConflict = kind === 412 || kind === 'changed-before'
  const crashes = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => crashes.mockRestore())
  const now = Date.now()
  vi.setSystemTime(now + (trial.hoursAhead ?? 0) * 3_600_000)
  const { script, events } = await openCase(one, trial.fault)
  try {
    const isReady = await open(one)
    if (one.kind === 'edit' && !(isReady && (await until(isChanged)))) {
      untouched.add(one.named.name)
      return section(one) ? [] : [`It has no section: ${brief(shownText())}`]
    }
    if (!isReady) return [`It did not open: ${brief(shownText())}`]
    const before = entered(one)
    await submit(one)
    if (!(await until(() => script.requests > 0, patiently)))
      return [`It was not sent: ${errorsShown() || brief(shownText())}`]
    const isDone = () => events.some(({ type }) => /^console\.(entity\.(changed|created)|call\.ended)$/.test(type))
    const outcome = (): Outcome | undefined =>
      one.kind === 'bulk' ? bulkOutcome() : isDone() ? 'done' : outcomeOnPage(row)
    await until(() => outcome() !== undefined)
    await passAMinute(() => outcome() === 'done')
    await drawn()
    const ended = outcome()
    const shows = whetherShown(one, script)
    if (shows === undefined) mute.add(one.named.name)
    const expected: readonly Outcome[] = [
      ...trial.designed,
      ...(one.kind === 'call' && !one.page && kind ? (ofTools[kind] ?? []) : []),
      ...(isConflict || kind === 409 ? ofConflict(one, shows) : []),
    ]
    const text = shownText()
    const problems = [
      crashes.mock.calls.length > 0 && `It crashed: ${crashes.mock.calls[0]?.map(String).join(' ').slice(0, 400)}`,
      !(ended && expected.includes(ended)) &&
        `It ended as ${ended ?? `nothing designed (${brief(text)})`}; designed: ${expected.join(' or ')}`,
      script.requests > (one.kind === 'edit' && isConflict ? 2 : 1) && `${script.requests} requests for one intent`,
      // A section is changed at random: an address without its postal code, for example.
      one.kind !== 'edit' &&
        script.isMalformed &&
        `It sent what the contract doesn’t allow: ${JSON.stringify(script.sent).slice(0, 300)}`,
      script.effects > 1 && `${script.effects} effects of one intent`,
      ended === 'done' && script.effects === 0 && !shows && 'It claims what did not happen',
      ended !== 'done' && entered(one) !== before && 'What was entered is lost',
      ended !== 'done' &&
        script.effects > 0 &&
        denial.test(text) &&
        `It denies what happened: ${denial.exec(text)?.[0]}`,
      kind === 400 && script.field && one.kind !== 'bulk' && !text.includes(objection) && 'The objection is not shown',
    ]
    if (script.changedElsewhere) problems.push(await whetherUnseen(one, script, ended))
    return problems.filter((problem) => typeof problem === 'string')
  } finally {
    crashes.mockRestore()
    script.release()
    await drawn()
    await cleanup()
    vi.setSystemTime(now)
  }
}

/** Says what is wrong if somebody else's change isn't shown, or if agreeing to it doesn't send the operation. */
async function whetherUnseen(one: OperationCase, script: ScriptedPlatform, ended: Outcome | undefined) {
  if (one.kind === 'edit') return !shownText().includes(alsoChanged) && 'What was merged is not told'
  // What the entity has already leaves nothing to agree to.
  if (one.kind !== 'action' || ended === 'done') return false
  if (script.effects > 0) return 'It took effect before the change was shown'
  if (!shownText().includes('(was')) return `The change is not shown: ${brief(shownText())}`
  if (ended !== 'conflict') return false
  await submit(one)
  await drawn()
  if (script.requests === 1) await submit(one)
  return !(await until(() => script.effects === 1, patiently)) && 'It does not go on once the change was shown'
}

/** Operations whose effect shows nowhere in the entity: a conflict may then be of their own. */
const mute = new Set<string>()

/** Whether the operation shows where its outcome is looked up. */
function whetherShown({ kind, page, named }: OperationCase, { entity, before, sent, address }: ScriptedPlatform) {
  if (kind === 'create')
    return page?.ways.some(({ operation, isSearch }) => !isSearch && operation.returns?.type === 'array') || undefined
  if (!page || !entity || !before || (kind !== 'action' && kind !== 'bulk')) return false
  const call = pageCalls(page, pageActions(page), {})?.calls[named.name]
  const [after, earlier] = [actingEntity(page, entity), actingEntity(page, before)]
  return call?.isApplied?.(after, earlier, { ...address, ...(typeof sent === 'object' && { body: sent }) } as never)
}

/** A conflict of what shows nowhere may be with itself; what the entity has already is done; sections are merged. */
function ofConflict({ kind, page }: OperationCase, shows: boolean | undefined): readonly Outcome[] {
  if (kind === 'edit') return ['done']
  if (kind === 'call' && page) return ['unknown']
  return shows === undefined ? ['unknown'] : shows ? ['done'] : []
}

const row = {
  name: '',
  done: '\0',
  async open(): Promise<never> {
    throw new Error('It is open.')
  },
  submit: async () => {},
  messages: {
    waiting: [laterEnUS['call.waiting']],
    conflict: [laterEnUS['changed.title']],
    unknown: [laterEnUS['call.unknownTitle']],
  },
}

/** Tools have nothing to look their outcome up in: the page says that it does not know, or what the service said. */
const ofTools: Partial<Record<FaultKind, readonly Outcome[]>> = {
  resent: ['conflict'],
  'conflict-after-commit': ['conflict'],
  'dropped-after-commit': ['failed'],
  'malformed-body': ['failed'],
  'empty-body': ['failed'],
  'malformed-entities': ['failed'],
}

const results: Readonly<Record<string, Outcome>> = {
  [laterEnUS['bulk.finished']]: 'done',
  [laterEnUS['bulk.refused']]: 'refused',
  [laterEnUS['bulk.changed']]: 'conflict',
  [laterEnUS['bulk.gone']]: 'gone',
  [laterEnUS['bulk.denied']]: 'denied',
  [laterEnUS['bulk.signedOut']]: 'signed-out',
  [laterEnUS['bulk.rateLimited']]: 'wait',
  [laterEnUS['bulk.unknown']]: 'unknown',
  [laterEnUS['bulk.failed']]: 'failed',
}

function bulkOutcome(): Outcome | undefined {
  const words = [...document.querySelectorAll('dialog td')].map(({ textContent }) => textContent ?? '')
  return words.map((one) => results[one]).find((one) => one !== undefined)
}

/** Sections in which the test found nothing to change. */
const untouched = new Set<string>()
const isChanged = () => named(words['review'] as string) !== undefined

const section = ({ named }: OperationCase) => document.querySelector(`[data-mk-section="${named.name}"]`)

async function open(one: OperationCase): Promise<boolean> {
  if (one.kind === 'bulk') return until(() => document.querySelector('dialog td') !== null, patiently)
  if (one.kind !== 'edit') return until(() => sendButton() !== undefined, patiently)
  if (!(await until(() => section(one) !== null))) return false
  return changeSomething(section(one)!)
}

const entered = (one: OperationCase) =>
  // A phone number is formatted once its control is drawn anew.
  filledIn(one.kind === 'edit' ? section(one) : document.querySelector('form')).replaceAll(
    /\+1(\d{3})(\d{3})(\d{4})/g,
    '($1) $2-$3',
  )

const named = (name: string) => [...document.querySelectorAll('button')].find((button) => button.textContent === name)

async function submit(one: OperationCase) {
  const pressNamed = async (name: string) => (await until(() => named(name) !== undefined)) && press(named(name)!)
  if (one.kind === 'bulk')
    press([...document.querySelectorAll('button')].find(({ textContent }) => textContent?.endsWith('(1)'))!)
  else if (one.kind !== 'edit') {
    press(sendButton()!)
    await drawn()
    const confirm = confirmButton()
    if (confirm) press(confirm)
  } else {
    await pressNamed(words['review'] as string)
    await pressNamed(words['save'] as string)
  }
}

const brief = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(-240)

const errorsShown = () =>
  [...document.querySelectorAll('[aria-invalid="true"], form :invalid, [data-mk-section] :invalid')]
    .map((control) => `${control.getAttribute('name')}: ${(control as HTMLInputElement).validationMessage}`)
    .join('; ')
