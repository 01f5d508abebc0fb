import { Instant } from '../shared/dates.ts'
import { PermissionType } from '../shared/people.ts'
import { ProvisioningType } from '../shared/provisioning-type.ts'
import { assumed, entity, list, maybe, type Out, record, type Schema, text } from '../wire.ts'
import { ProvisionReinstatementStatus, ProvisionStatus, ProvisionVendor } from './provisioning.enums.ts'

const provisionIdentityFields = entity({
  stated: { relationType: PermissionType },
  assumed: { identityId: text, name: maybe(text) },
})

/** A person that the provision is for. */
export interface ProvisionIdentity extends Out<typeof provisionIdentityFields> {}
export const ProvisionIdentity: Schema<ProvisionIdentity> = provisionIdentityFields

const classicMapFields = entity({
  stated: { relationType: maybe(PermissionType) },
  assumed: { classicId: text, identityId: text },
})

/** The identity of a person in the legacy system. */
export interface ClassicMap extends Out<typeof classicMapFields> {}
export const ClassicMap: Schema<ClassicMap> = classicMapFields

const provisionSubscriptionFields = entity({
  stated: { provisionType: maybe(ProvisioningType) },
  assumed: { subscriptionId: text, entitlementId: maybe(text), productId: maybe(text) },
})

/** A subscription created by the provision, and the entitlement it pays for. */
export interface ProvisionSubscription extends Out<typeof provisionSubscriptionFields> {}
export const ProvisionSubscription: Schema<ProvisionSubscription> = provisionSubscriptionFields

const provisionFields = entity({
  stated: {
    status: ProvisionStatus,
    vendor: ProvisionVendor,
    reinstatementStatus: maybe(ProvisionReinstatementStatus),
  },
  assumed: {
    id: text,
    identityId: maybe(text),
    orderId: maybe(text),
    groupId: maybe(text),
    businessId: maybe(text),
    classicMembershipId: maybe(text),
    identityMergeId: maybe(text),
    identities: list(ProvisionIdentity),
    classicMaps: list(ClassicMap),
    subscriptions: list(ProvisionSubscription),
    reinstatementMatches: maybe(list(text)),
    error: maybe(text),
    createdAt: Instant,
    updatedAt: Instant,
    version: text,
  },
  unshown: { payload: maybe(record) },
})

/**
 * The conversion of a purchase into identities, subscriptions and entitlements. `payload` is its input,
 * `reinstatementMatches` are earlier memberships that may match, `error` is why it stopped. `version` is the value for
 * `If-Match`.
 */
export interface Provision extends Out<typeof provisionFields> {}
export const Provision: Schema<Provision> = provisionFields

const provisionRunFields = assumed({ startedAt: Instant, provisionIds: list(text) })

/** The provisions that a run processed. */
export interface ProvisionRun extends Out<typeof provisionRunFields> {}
export const ProvisionRun: Schema<ProvisionRun> = provisionRunFields
