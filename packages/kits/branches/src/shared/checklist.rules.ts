import type { Branch } from './received.ts'

/** The activation checklist of a branch. Our default: the specification shows no such rule. */
export const checklist = [
  { name: 'name', section: 'identity', isDone: ({ name }: Wanted) => Boolean(name?.trim()) },
  {
    name: 'address',
    section: 'address',
    isDone: ({ address }: Wanted) =>
      Boolean(address?.address1 && address.locality && address.state && address.postalCode),
  },
  { name: 'timeZone', section: 'timeZone', isDone: ({ timeZone }: Wanted) => Boolean(timeZone) },
  {
    name: 'primaryEmail',
    section: 'emails',
    isDone: ({ emails = [] }: Wanted) => emails.some((one) => one?.type === 'PRIMARY' && one.address),
  },
  {
    name: 'officePhone',
    section: 'phones',
    isDone: ({ phones = [] }: Wanted) => phones.some((one) => one?.type === 'OFFICE' && one.number),
  },
  {
    name: 'hours',
    section: 'hours',
    isDone: ({ businessHours }: Wanted) => Object.values(businessHours ?? {}).some((ranges) => ranges?.length > 0),
  },
  { name: 'areaOfLaw', section: 'areasOfLaw', isDone: ({ areasOfLaw = [] }: Wanted) => areasOfLaw.length > 0 },
  { name: 'provider', section: 'providers', isDone: ({ providerIds = [] }: Wanted) => providerIds.length > 0 },
] as const

interface Wanted extends Partial<
  Pick<Branch, 'name' | 'address' | 'timeZone' | 'emails' | 'phones' | 'businessHours'>
> {
  readonly areasOfLaw?: readonly string[]
  readonly providerIds?: readonly string[]
}

export type ChecklistName = (typeof checklist)[number]['name']

export interface ChecklistItem {
  name: ChecklistName
  /** The section of the editor that has the field. */
  section: (typeof checklist)[number]['section']
  isDone: boolean
}

export const checklistOf = (branch: Wanted): ChecklistItem[] =>
  checklist.map(({ name, section, isDone }) => ({ name, section, isDone: Boolean(isDone(branch)) }))

/** Returns what is missing of the checklist. */
export const missingIn = (branch: Wanted): ChecklistName[] =>
  checklistOf(branch).flatMap(({ name, isDone }) => (isDone ? [] : [name]))
