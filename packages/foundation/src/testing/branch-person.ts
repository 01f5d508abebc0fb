import {
  addBranchEmail,
  getBranch,
  removeBranchEmail,
  updateBranchAboutUsText,
  updateBranchName,
} from '@memberkit/contract/partners/branches'
import type { Data } from '@memberkit/contract'
import { createPlatformClient } from '@memberkit/platform'
import fc from 'fast-check'
import { isBusy } from '../action/phases.ts'
import { isRetryable, stageOf } from '../sections/plan.ts'
import { reportOf, type SaveWords } from '../sections/report.ts'
import { createSaving } from '../sections/saving.ts'
import { type Section, sectionCall } from '../sections/section.ts'
import { type BranchService, emailOf } from './branch-service.ts'

export interface Draft {
  readonly name: string
  readonly about: string
  readonly emails: readonly string[]
}

type Branch = Data<typeof getBranch>

export const textFields = ['name', 'about'] as const
type TextField = (typeof textFields)[number]

const branchId = 'branch-1'
export const missing = (these: readonly string[], those: readonly string[]) =>
  these.filter((one) => !those.includes(one))
const email = (address: string) => ({ branchId, body: emailOf(address) })

const sections: Readonly<Record<string, Section<Branch, Draft>>> = {
  name: {
    label: 'Name',
    fields: ['name'],
    calls: ({ name }) => [sectionCall(updateBranchName, { branchId, body: { name } })],
    isApplied: (after, { name }) => after.name === name.trim(),
  },
  emails: {
    label: 'Emails',
    fields: ['emails'],
    calls: ({ emails }, base) => [
      ...missing(emails, base.emails).map((one) => sectionCall(addBranchEmail, email(one))),
      ...missing(base.emails, emails).map((one) => sectionCall(removeBranchEmail, email(one))),
    ],
  },
  about: {
    label: 'About us',
    fields: ['about'],
    calls: ({ about }) => [sectionCall(updateBranchAboutUsText, { branchId, body: { aboutUsText: about } })],
  },
}

export const draftOf = ({ name, aboutUsText = '', emails }: Branch): Draft => ({
  name,
  about: aboutUsText,
  emails: emails.map(({ address }) => address),
})

const field = fc.integer({ min: 0, max: 2 })
const does = <Kind extends string>(...kinds: Kind[]) => fc.record({ does: fc.constantFrom(...kinds) })

/** What a person does at the form, what a colleague does elsewhere, and what the page does by itself. */
export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('type' as const),
      field,
      value: fc.constantFrom('x', ' y ', 'Example', 'office@example.com'),
    }),
  },
  { weight: 4, arbitrary: does('save', 'go on') },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('wait' as const), for: fc.constantFrom(5, 25, 3_500, 40_000) }),
  },
  { weight: 2, arbitrary: does('read again', 'review', 'put off') },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('change elsewhere' as const), field }) },
  { weight: 1, arbitrary: does('keep mine', 'keep theirs') },
)
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** A person at a form over the service's branch, who only does what the form offers. */
export function personAt(service: BranchService, isVersioned: boolean) {
  const client = createPlatformClient({
    hosts: () => 'https://branches.example.com',
    realm: 'Internal',
    securityHeader: { name: 'x-security', value: 'x' },
    fetch: service.fetch,
  })
  const env = {
    options: {
      entity: branchId,
      read: sectionCall(getBranch, { branchId }),
      versionOf: ({ version }: Branch) => (isVersioned ? version : undefined),
      draftOf,
      sections,
    },
    client,
    inFlight: new Set<string>(),
    polls: new Map<string, () => void>(),
    isAllowed: () => true,
    onBusy() {},
    onCall() {},
    onEnd() {},
  }
  const saving = createSaving<Branch, Draft>(service.branch, () => env)
  const { store } = saving
  const isDirty = () => saving.savable().length > 0
  const stage = () => stageOf({ ...store.get(), isDirty: isDirty() })
  const isWorking = () =>
    store.get().isRunning || Object.values(store.get().states).some((one) => one.phase !== 'waiting' && isBusy(one))

  /** The texts that the person saw before they typed over them, or could choose. */
  const weighed = new Set<string>()
  /** The texts typed over what was shown, and the number of changes that the service had carried out by then. */
  const typed = new Map<TextField, { readonly value: string; readonly since: number }>()
  /** Whether each address that was added or removed is to be there. */
  const listed = new Map<string, boolean>()
  /** The sections changed since the last save began; a check or a retry goes on with it. */
  const touched = new Set<string>()

  store.subscribe(() => {
    const { conflict } = store.get()
    for (const { theirs } of conflict?.merge.conflicts ?? []) if (typeof theirs === 'string') weighed.add(theirs)
  })

  function type(at: number, value: string) {
    const { baseDraft, draft } = store.get()
    const field = textFields[at]
    // Not typed at all: the form shows it already.
    if (field && draft[field] === value) return
    touched.add(field ?? 'emails')
    if (field) {
      weighed.add(draft[field])
      if (value.trim() === baseDraft[field].trim()) typed.delete(field)
      else typed.set(field, { value: value.trim(), since: service.commits.length })
      saving.change({ [field]: value })
    } else {
      const isThere = draft.emails.includes(value)
      listed.set(value, !isThere)
      saving.change({ emails: isThere ? missing(draft.emails, [value]) : [...draft.emails, value] })
    }
  }

  function choose(side: 'mine' | 'theirs') {
    const { merge } = store.get().conflict!
    const chosen = merge.conflicts.map((one) => [one.field, one[side]])
    for (const { field } of side === 'theirs' ? merge.conflicts : []) {
      if (field === 'emails') listed.clear()
      else typed.delete(field)
    }
    void saving.resolve({ ...merge.merged, ...Object.fromEntries(chosen) })
  }

  function save() {
    touched.clear()
    void saving.save()
  }

  const canRetry = () => saving.savable().some((key) => isRetryable(store.get().states[key] ?? { phase: 'waiting' }))

  /** Presses what the form offers next, if anything. */
  function goOn() {
    if (isWorking()) return
    if (store.get().conflict) choose('mine')
    else if (stage() === 'unknown') void saving.check()
    else if (stage() === 'partial' && canRetry()) void saving.retry()
    else if (isDirty()) save()
  }

  function take(one: Step) {
    const isFree = !isWorking() && !store.get().conflict && stage() !== 'unknown'
    const isAsked = !isWorking() && store.get().conflict !== undefined
    if (one.does === 'type') type(one.field, one.value)
    else if (one.does === 'change elsewhere') service.changeAsColleague(one.field)
    else if (one.does === 'read again') saving.see(service.branch)
    else if (one.does === 'go on') goOn()
    else if (one.does === 'save' && isFree) save()
    else if (one.does === 'review' && isFree) saving.review(true)
    else if (one.does === 'put off' && isAsked) saving.postpone()
    else if (one.does === 'keep mine' && isAsked) choose('mine')
    else if (one.does === 'keep theirs' && isAsked) choose('theirs')
  }

  /** What a report of the last save says. */
  function report() {
    const { states, submittedSections } = store.get()
    const isChanged = (key: string) => saving.drafts.dirtyKeys().includes(key)
    const t = (key: string) => key
    return reportOf({ states, submittedSections, sections, isChanged }, { t, ofAction: t } as unknown as SaveWords)
  }

  return {
    store,
    report,
    weighed,
    typed,
    listed,
    touched,
    stage,
    isDirty,
    isWorking,
    goOn,
    take,
    dirtyKeys: () => saving.drafts.dirtyKeys(),
  }
}
