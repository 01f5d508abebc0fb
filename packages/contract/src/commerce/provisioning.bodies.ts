import { LocalDate } from '../shared/dates.ts'
import { ProvisioningType } from '../shared/provisioning-type.ts'
import { assumed, entity, list, maybe, type Out, record, type Schema, text } from '../wire.ts'
import { ProvisionIdentity } from './provisioning.entities.ts'
import { ProvisionReinstatementStatus, ProvisionStatus, ProvisionVendor } from './provisioning.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): names outside `stated` are assumed.

const newProvisionFields = entity({
  stated: { vendor: ProvisionVendor, provisionType: maybe(ProvisioningType) },
  assumed: {
    orderId: maybe(text),
    groupId: maybe(text),
    classicMembershipId: maybe(text),
    identities: maybe(list(ProvisionIdentity)),
  },
  unshown: { payload: maybe(record) },
})

/** A purchase to provision. */
export interface NewProvision extends Out<typeof newProvisionFields> {}
export const NewProvision: Schema<NewProvision> = newProvisionFields

const provisionQueryFields = entity({
  stated: {
    status: maybe(ProvisionStatus),
    vendor: maybe(ProvisionVendor),
    reinstatementStatus: maybe(ProvisionReinstatementStatus),
  },
  assumed: {
    orderId: maybe(text),
    classicMembershipId: maybe(text),
    createdFrom: maybe(LocalDate),
    createdTo: maybe(LocalDate),
  },
})

/** Filters of the list. Both dates are inclusive; without a query, all provisions. */
export interface ProvisionQuery extends Out<typeof provisionQueryFields> {}
export const ProvisionQuery: Schema<ProvisionQuery> = provisionQueryFields

const provisionStatusChangeFields = entity({ stated: { status: ProvisionStatus }, assumed: { note: maybe(text) } })

/** A status set by hand. */
export interface ProvisionStatusChange extends Out<typeof provisionStatusChangeFields> {}
export const ProvisionStatusChange: Schema<ProvisionStatusChange> = provisionStatusChangeFields

const provisionUpdateFields = entity({
  assumed: {
    orderId: maybe(text),
    groupId: maybe(text),
    businessId: maybe(text),
    classicMembershipId: maybe(text),
  },
  unshown: { payload: maybe(record) },
})

/** The fields to change; omitted ones stay. */
export interface ProvisionUpdate extends Out<typeof provisionUpdateFields> {}
export const ProvisionUpdate: Schema<ProvisionUpdate> = provisionUpdateFields

const reinstatementDecisionFields = entity({
  stated: { reinstatementStatus: ProvisionReinstatementStatus },
  assumed: { note: maybe(text) },
})

/** The decision about a possible reinstatement. */
export interface ReinstatementDecision extends Out<typeof reinstatementDecisionFields> {}
export const ReinstatementDecision: Schema<ReinstatementDecision> = reinstatementDecisionFields

const provisionMergeFields = assumed({ identityMergeId: text })

/** The identity merge that the provision waits for. */
export interface ProvisionMerge extends Out<typeof provisionMergeFields> {}
export const ProvisionMerge: Schema<ProvisionMerge> = provisionMergeFields

const planChangeFields = assumed({
  subscriptionId: text,
  fromProductId: text,
  toProductId: text,
  tier: maybe(text),
  effectiveOn: maybe(LocalDate),
})
const planChangesFields = assumed({ changes: list(planChangeFields) })

/** Products to exchange, by subscription. */
export interface PlanChanges extends Out<typeof planChangesFields> {}
export const PlanChanges: Schema<PlanChanges> = planChangesFields
