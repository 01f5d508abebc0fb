import { ContractHistories } from '@memberkit/timeline/contracts'

/** The contracts of a plan, below it. */
export const PlanContracts = (plan: { identityId: string; entitlementId: string }) => <ContractHistories {...plan} />
