/** Why a person can't use a benefit, as a category for messages. */
export type EligibilityReason = 'region' | 'userType' | 'noPlan' | 'planSuspended' | 'inactive' | 'notSold' | 'unknown'

/** Codes of the service by category. */
export type ReasonCodes = Readonly<Record<string, EligibilityReason>>

/**
 * The codes that the kit knows. The specification names the causes ("state or province, identity, or existing
 * products") but no codes: these are assumed, and hosts can replace them.
 */
export const defaultReasonCodes: ReasonCodes = {
  NOT_IN_REGION: 'region',
  NOT_FOR_USER_TYPE: 'userType',
  NO_PLAN: 'noPlan',
  PLAN_SUSPENDED: 'planSuspended',
  BENEFIT_NOT_ACTIVE: 'inactive',
  NOT_SOLD: 'notSold',
}

/** The order in which reasons are given: those that concern the whole plan come first. */
const order: readonly EligibilityReason[] = [
  'region',
  'notSold',
  'noPlan',
  'planSuspended',
  'userType',
  'inactive',
  'unknown',
]

/** Returns the categories of codes, each once, in the order to give them. Without codes, `unknown`. */
export function reasonsOf(codes: readonly string[], known: ReasonCodes = defaultReasonCodes): EligibilityReason[] {
  const found = codes.map((code) => (Object.hasOwn(known, code) ? known[code]! : 'unknown'))
  const all = new Set<EligibilityReason>(found.length > 0 ? found : ['unknown'])
  // "Ask us" adds nothing to a reason that is known.
  if (all.size > 1) all.delete('unknown')
  return order.filter((reason) => all.has(reason))
}

/** Returns the codes that have no category. */
export const unknownCodes = (codes: readonly string[], known: ReasonCodes = defaultReasonCodes): readonly string[] =>
  codes.filter((code) => !Object.hasOwn(known, code))
