import { CoBrandPartner } from '../shared/co-brand.ts'
import { LocalDate } from '../shared/dates.ts'
import { PermissionType } from '../shared/people.ts'
import { StateOrProvince } from '../shared/places.ts'
import { ProvisioningType } from '../shared/provisioning-type.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { EntitlementContract, EntitlementProduct } from './entitlements.entities.ts'
import { EntitlementFulfillmentStatus, EntitlementStatus } from './entitlements.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): names outside `stated` are ours.

const entitlementQueryFields = entity({
  stated: {
    status: maybe(EntitlementStatus),
    fulfillmentStatus: maybe(EntitlementFulfillmentStatus),
    permissionType: maybe(PermissionType),
  },
  assumed: { productId: maybe(text), category: maybe(text), subscriptionId: maybe(text) },
})

/** Which entitlements to list; without a query, all of them. */
export interface EntitlementQuery extends Out<typeof entitlementQueryFields> {}
export const EntitlementQuery: Schema<EntitlementQuery> = entitlementQueryFields

const newEntitlementFields = entity({
  stated: { provisioningType: maybe(ProvisioningType), coBrandPartner: maybe(CoBrandPartner) },
  assumed: {
    product: EntitlementProduct,
    subscriptionId: maybe(text),
    orderId: maybe(text),
    groupId: maybe(text),
    contracts: maybe(list(EntitlementContract)),
    effectiveFrom: LocalDate,
    effectiveTo: maybe(LocalDate),
    serviceArea: maybe(StateOrProvince),
    marketLocale: maybe(text),
  },
})

/** An entitlement to create, or what replaces one as a whole. */
export interface NewEntitlement extends Out<typeof newEntitlementFields> {}
export const NewEntitlement: Schema<NewEntitlement> = newEntitlementFields

const entitlementProductChangeFields = assumed({ product: EntitlementProduct, effectiveFrom: maybe(LocalDate) })

/** The product the entitlement is for from now on, or from `effectiveFrom`. */
export interface EntitlementProductChange extends Out<typeof entitlementProductChangeFields> {}
export const EntitlementProductChange: Schema<EntitlementProductChange> = entitlementProductChangeFields

const entitlementProductInfoFields = assumed({ productId: text, name: maybe(text), tier: maybe(text) })

/** What the same product is called from now on. */
export interface EntitlementProductInfo extends Out<typeof entitlementProductInfoFields> {}
export const EntitlementProductInfo: Schema<EntitlementProductInfo> = entitlementProductInfoFields

const entitlementStatusChangeFields = assumed({ reason: maybe(text), effectiveFrom: maybe(LocalDate) })

/** Why the status changes, and from which day. */
export interface EntitlementStatusChange extends Out<typeof entitlementStatusChangeFields> {}
export const EntitlementStatusChange: Schema<EntitlementStatusChange> = entitlementStatusChangeFields

const entitlementFulfillmentFields = entity({
  stated: { fulfillmentStatus: EntitlementFulfillmentStatus },
  assumed: { reference: maybe(text) },
})

/** How far the partner has got, and under which number of theirs. */
export interface EntitlementFulfillment extends Out<typeof entitlementFulfillmentFields> {}
export const EntitlementFulfillment: Schema<EntitlementFulfillment> = entitlementFulfillmentFields

const entitlementContractsFields = assumed({ contracts: list(EntitlementContract) })

/** Contracts to add. */
export interface EntitlementContracts extends Out<typeof entitlementContractsFields> {}
export const EntitlementContracts: Schema<EntitlementContracts> = entitlementContractsFields

const entitlementEffectiveDatesFields = assumed({ effectiveFrom: LocalDate, effectiveTo: maybe(LocalDate) })

/** The first and the last day. Without `effectiveTo`, it does not end. */
export interface EntitlementEffectiveDates extends Out<typeof entitlementEffectiveDatesFields> {}
export const EntitlementEffectiveDates: Schema<EntitlementEffectiveDates> = entitlementEffectiveDatesFields

const entitlementReassignmentFields = assumed({ identityId: text, reason: maybe(text) })

/** Who has the entitlement from now on, because it was given to the wrong identity. */
export interface EntitlementReassignment extends Out<typeof entitlementReassignmentFields> {}
export const EntitlementReassignment: Schema<EntitlementReassignment> = entitlementReassignmentFields

const entitlementMarketLocaleFields = assumed({ marketLocale: text })

/** The market and language it was sold in, such as `fr-CA`. */
export interface EntitlementMarketLocale extends Out<typeof entitlementMarketLocaleFields> {}
export const EntitlementMarketLocale: Schema<EntitlementMarketLocale> = entitlementMarketLocaleFields

const entitlementSubscriptionFields = assumed({ subscriptionId: text })

/** The subscription that pays for it. */
export interface EntitlementSubscription extends Out<typeof entitlementSubscriptionFields> {}
export const EntitlementSubscription: Schema<EntitlementSubscription> = entitlementSubscriptionFields

const serviceAreaQueryFields = assumed({ serviceArea: StateOrProvince })

/** The state or province whose law it covers. */
export interface ServiceAreaQuery extends Out<typeof serviceAreaQueryFields> {}
export const ServiceAreaQuery: Schema<ServiceAreaQuery> = serviceAreaQueryFields

const provisioningTypeQueryFields = entity({ stated: { provisioningType: ProvisioningType } })

/** When it is set up. */
export interface ProvisioningTypeQuery extends Out<typeof provisioningTypeQueryFields> {}
export const ProvisioningTypeQuery: Schema<ProvisioningTypeQuery> = provisioningTypeQueryFields

const friendlyIdQueryFields = assumed({ friendlyId: text })

/** The number people know it by. */
export interface FriendlyIdQuery extends Out<typeof friendlyIdQueryFields> {}
export const FriendlyIdQuery: Schema<FriendlyIdQuery> = friendlyIdQueryFields

const entitlementMigrationFields = assumed({ legacyId: text, entitlement: NewEntitlement })

/** An entitlement of the legacy system, under its number there. */
export interface EntitlementMigration extends Out<typeof entitlementMigrationFields> {}
export const EntitlementMigration: Schema<EntitlementMigration> = entitlementMigrationFields

const entitlementMigrationQueryFields = assumed({ replace: maybe(flag) })

/** Whether one that was migrated before is replaced. */
export interface EntitlementMigrationQuery extends Out<typeof entitlementMigrationQueryFields> {}
export const EntitlementMigrationQuery: Schema<EntitlementMigrationQuery> = entitlementMigrationQueryFields
