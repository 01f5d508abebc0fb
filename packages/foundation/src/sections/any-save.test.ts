import fc from 'fast-check'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { draftOf, missing, personAt, type Step, step, textFields } from '../testing/branch-person.ts'
import { branchService, type Trouble, troubles } from '../testing/branch-service.ts'

// Whatever happens to its requests, and whatever anybody does meanwhile, these hold of every save.

/** Longer than any look-up goes on. */
const untilQuiet = 120_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Service = ReturnType<typeof branchService>
type Person = ReturnType<typeof personAt>

function nothingUnseenIsOverwritten({ commits }: Service, { weighed }: Person) {
  const overwritten = commits
    .filter(({ by }) => by === 'me')
    .map(({ before, after }) => [draftOf(before), draftOf(after)] as const)
    .flatMap(([before, after]) => textFields.filter((one) => before[one] !== after[one]).map((one) => before[one]))
    .filter((value) => value.startsWith('theirs'))
  expect(missing(overwritten, [...weighed])).toEqual([])
}

function nobodyIsBlamed({ commits }: Service, { store }: Person) {
  if (commits.some(({ by }) => by === 'colleague')) return
  const { conflict, states, mergedFields } = store.get()
  expect([conflict, mergedFields]).toEqual([undefined, []])
  expect(Object.values(states).map(({ phase }) => phase)).not.toContain('conflict')
}

function nothingIsDoneTwice({ commits }: Service) {
  const own = commits.filter(({ by }) => by === 'me')
  expect(own.filter(({ before, after }) => JSON.stringify(draftOf(before)) === JSON.stringify(draftOf(after)))).toEqual(
    [],
  )
}

function nothingTypedIsLost({ commits }: Service, { typed, listed, store }: Person) {
  const { draft } = store.get()
  const lost = [...typed].filter(
    ([field, { value, since }]) =>
      draft[field].trim() !== value &&
      !commits.slice(since).some(({ by, after }) => by === 'me' && draftOf(after)[field].trim() === value),
  )
  expect(lost).toEqual([])
  expect([...listed].filter(([address, isThere]) => draft.emails.includes(address) !== isThere)).toEqual([])
}

function whatIsCalledSavedIs({ store, report, dirtyKeys, touched, isWorking }: Person) {
  if (isWorking()) return
  const { states } = store.get()
  expect(dirtyKeys().filter((key) => states[key]?.phase === 'done' && !touched.has(key))).toEqual([])
  const { title, saved, total } = report()
  if (title === 'saved') expect(dirtyKeys()).toEqual([])
  expect(total - saved).toBeGreaterThanOrEqual(dirtyKeys().length)
}

/** Once nothing goes wrong any more, a few presses save all that the form shows. */
async function allCanBeSaved(service: Service, person: Person) {
  const { store, isWorking, isDirty, goOn, dirtyKeys } = person
  expect(isWorking()).toBe(false)
  const { draft, baseDraft } = store.get()
  const keys = dirtyKeys()
  for (let presses = 0; presses < 8 && keys.length > 0; presses += 1) {
    goOn()
    await vi.advanceTimersByTimeAsync(untilQuiet)
  }
  expect([isWorking(), isDirty()]).toEqual([false, false])
  const saved = draftOf(service.branch)
  // The service trims names: what differs in that only isn't sent.
  if (keys.includes('name') && draft.name.trim() !== baseDraft.name) expect(saved.name).toBe(draft.name.trim())
  if (keys.includes('about')) expect(saved.about).toBe(draft.about)
  if (keys.includes('emails')) expect(missing(draft.emails, saved.emails)).toEqual([])
}

async function play(steps: readonly Step[], met: Trouble[], isVersioned: boolean) {
  const service = branchService(met)
  const person = personAt(service, isVersioned)
  // Without versions, a change between the reading and the request can't be noticed.
  let isNoticed = isVersioned || !met.some((one) => one === 'beaten' || one === 'late')
  const holds = () => {
    nobodyIsBlamed(service, person)
    nothingTypedIsLost(service, person)
    whatIsCalledSavedIs(person)
    if (isVersioned) nothingIsDoneTwice(service)
    if (isNoticed) nothingUnseenIsOverwritten(service, person)
  }
  for (const one of steps) {
    isNoticed &&= isVersioned || one.does !== 'change elsewhere' || !person.isWorking()
    person.take(one)
    await vi.advanceTimersByTimeAsync(one.does === 'wait' ? one.for : 0)
    holds()
  }
  await vi.advanceTimersByTimeAsync(untilQuiet)
  met.length = 0
  await allCanBeSaved(service, person)
  holds()
}

const type = (field: number, value: string) => ({ does: 'type', field, value }) as Step
const wait = (milliseconds: number) => ({ does: 'wait', for: milliseconds }) as Step
const theirs = (field: number): Step => ({ does: 'change elsewhere', field })
const save: Step = { does: 'save' }
const readAgain: Step = { does: 'read again' }

/** What went wrong once. */
const examples: [Step[], Trouble[]][] = [
  [[type(0, 'x'), save, wait(3_500), theirs(0), type(0, 'z')], ['beaten']],
  [[type(0, 'x'), save, wait(5), type(0, 'Example'), type(1, 'x'), wait(25), { does: 'go on' }], ['beaten']],
  [[type(0, ' y '), save, wait(25), type(0, ' y '), wait(5)], []],
  [[type(2, ' y '), save, wait(3_500), type(2, ' y '), type(0, 'x'), save, theirs(0), type(0, 'x')], ['lost']],
  [
    [type(0, ' y '), save, wait(25), save, wait(3_500), readAgain, save, theirs(0)],
    ['late', 412],
  ],
  [
    [type(0, ' y '), type(1, 'x'), save, wait(5), wait(5), wait(5), theirs(1), wait(25), { does: 'put off' }],
    ['dropped'],
  ],
  [[type(2, 'x'), type(2, 'office@example.com'), save, wait(25), wait(3_500), wait(3_500)], ['late']],
  [[type(2, 'x'), save, wait(25), type(2, 'x'), type(0, 'x'), wait(3_500), save, wait(3_500)], ['late']],
  [[type(2, 'x'), save, wait(3_500), type(2, 'x'), type(0, 'x'), readAgain], ['late']],
  [
    [type(2, 'x'), save, wait(3_500), type(2, 'x'), readAgain],
    ['late', 'hidden'],
  ],
  [
    [type(1, 'x'), save, type(0, 'x'), wait(25), save, type(1, 'Example')],
    ['late', 'lost'],
  ],
  [[type(2, 'x'), type(2, ' y '), save, type(2, 'x'), type(2, ' y '), wait(5), wait(25)], []],
  [
    [type(1, 'x'), type(0, 'x'), save, wait(5), type(0, 'Example'), wait(25), { does: 'go on' }],
    ['none', 400],
  ],
  [[theirs(2), type(2, 'x'), readAgain, type(1, 'x'), type(2, 'x'), theirs(1), save, save], []],
]

test.each([true, false])(
  'a save never gets stuck, loses what was typed, overwrites what wasn’t seen, or does anything twice (versions: %s)',
  async (isVersioned) => {
    const steps = fc.array(step, { minLength: 2, maxLength: 14 })
    const met = fc.array(fc.constantFrom<Trouble>('none', 'none', ...troubles), { maxLength: 6 })
    await fc.assert(
      fc
        .asyncProperty(steps, met, (taken, queue) => play(taken, [...queue], isVersioned))
        .afterEach(() => void vi.clearAllTimers()),
      { examples, ...(inject('isThorough') ? { numRuns: 20_000 } : { numRuns: 500, seed: 12 }) },
    )
  },
)
