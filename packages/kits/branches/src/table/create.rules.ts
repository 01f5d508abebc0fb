import type { Network, PracticeType } from '@memberkit/contract'
import type { Branch, NewBranch } from '@memberkit/contract/partners/branches'
import { addressErrors } from '@memberkit/parts/address/section'
import type { Address } from '@memberkit/primitives/address-fields'

/** The content of the form of a new branch. */
export interface NewBranchDraft {
  name: string
  network: string
  branchTypes: readonly string[]
  timeZone: string
  externalId: string
  firmId: string
  address: Address
}

export const blankBranch = (country: string, ownerId: string | undefined): NewBranchDraft => ({
  name: '',
  network: '',
  branchTypes: ['PARTNER'],
  timeZone: '',
  externalId: '',
  firmId: ownerId ?? '',
  address: { country, line1: '', line2: '', city: '', region: '', postalCode: '' },
})

/** Returns what is sent, once it is complete. */
export function newBranchOf(draft: NewBranchDraft): NewBranch | undefined {
  const { address, network, branchTypes, timeZone } = draft
  const text = (value: string) => value.trim()
  const isComplete =
    text(draft.name) && network && branchTypes.length > 0 && timeZone && text(address.line1) && text(address.city)
  if (!isComplete || !address.region || !text(address.postalCode)) return undefined
  return {
    name: text(draft.name),
    network: network as Network,
    branchTypes: [...branchTypes] as PracticeType[],
    timeZone,
    ...(text(draft.externalId) && { externalId: text(draft.externalId) }),
    ...(text(draft.firmId) && { firmId: text(draft.firmId) }),
    address: {
      address1: text(address.line1),
      ...(text(address.line2) && { address2: text(address.line2) }),
      locality: text(address.city),
      state: address.region as Branch['address']['state'],
      postalCode: text(address.postalCode),
      country: address.country === 'CA' ? 'CAN' : 'USA',
    },
  }
}

type Errors = Readonly<Record<string, string>>

/** Returns the platform's errors by field of the form: an office has a `state`, and the types are one field. */
export function errorsInForm(errors: Errors = {}): Errors {
  const fieldOf = (path: string) =>
    path === 'address.state' ? 'address.region' : /^branchTypes\b/.test(path) ? 'branchTypes' : path
  const renamed = Object.entries(errors).map(([path, error]) => [fieldOf(path), error])
  return addressErrors(Object.fromEntries(renamed) as Errors, 'address')
}

/** Returns the branch that a lost request has created: one that wasn't listed and is as it was sent. */
export const createdIn = <One extends Created>(branches: readonly One[], known: ReadonlySet<string>, body: NewBranch) =>
  branches.find(
    ({ id, name, address }) => !known.has(id) && name === body.name && address.address1 === body.address.address1,
  )

interface Created {
  id: string
  name: string
  address: { address1: string }
}
