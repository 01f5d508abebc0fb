import * as calls from '@memberkit/contract/partners/branches'
import { type SectionCall, sectionCall } from '@memberkit/foundation/sections'
import type { BranchEmail } from '../../shared/received.ts'

/** More differences than these are one call that replaces the list. */
const mostSingleEmails = 2

const isSame = (one: BranchEmail) => (other: BranchEmail) => one.type === other.type && one.address === other.address
/** Whether one address replaces the other: same use, or same address with another use. */
const isChangeOf = (one: BranchEmail) => (other: BranchEmail) =>
  one.type === other.type || one.address === other.address

/** Returns the calls that turn `from` into `to`: single ones for a small difference, else the whole list at once. */
export function emailCalls(branchId: string, from: readonly BranchEmail[], to: readonly BranchEmail[]): SectionCall[] {
  const removed = from.filter((one) => !to.some(isSame(one)))
  const added = to.filter((one) => !from.some(isSame(one)))
  const pairs = pairsOf(from, removed, added)
  const gone = removed.filter((one) => !pairs.some(([before]) => before === one))
  const come = added.filter((one) => !pairs.some(([, after]) => after === one))
  const single = pairs.length + gone.length + come.length
  const sent = (email: BranchEmail) => email as calls.BranchEmail
  // A mere change of order is of the list, too.
  if (single === 0 || single > mostSingleEmails)
    return [sectionCall(calls.updateBranchEmails, { branchId, body: { emails: to.map(sent) } })]
  return [
    ...pairs.map(([{ address }, email]) =>
      sectionCall(calls.updateBranchEmail, { branchId, body: { address, email: sent(email) } }),
    ),
    ...come.map((email) => sectionCall(calls.addBranchEmail, { branchId, body: sent(email) })),
    ...gone.map((email) => sectionCall(calls.removeBranchEmail, { branchId, body: sent(email) })),
  ]
}

/** Pairs each removed address with the added one that replaces it, if that is the only one that can. */
function pairsOf(from: readonly BranchEmail[], removed: readonly BranchEmail[], added: readonly BranchEmail[]) {
  const taken = new Set<BranchEmail>()
  return removed.flatMap((before) => {
    // `updateEmail` names an address only: an address with two uses can't be told apart.
    if (from.filter(({ address }) => address === before.address).length > 1) return []
    const after = added.find((one) => !taken.has(one) && isChangeOf(before)(one))
    if (!after) return []
    taken.add(after)
    return [[before, after] as const]
  })
}
