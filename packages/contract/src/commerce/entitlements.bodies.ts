import { CoBrandPartner } from '../shared/co-brand.ts'
import { LocalDate } from '../shared/dates.ts'
import { PermissionType } from '../shared/people.ts'
import { StateOrProvince } from '../shared/places.ts'
import { ProvisioningType } from '../shared/provisioning-type.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { EntitlementContract, EntitlementProduct } from './entitlements.entities.ts'
import { EntitlementFulfillmentStatus, EntitlementStatus } from './entitlements.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): names outside `stated` are assumed.

const entitlementQueryFields = entity({
  stated: {
    status: maybe(EntitlementStatus),
    fulfillmentStatus: maybe(EntitlementFulfillmentStatus),
    permissionType: maybe(PermissionType),
  },
  assumed: { productId: maybe(text), category: maybe(text), subscriptionId: maybe(text) },
})

/** Filters of the list. Without a query, all entitlements. */
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

/** A new entitlement, or the replacement of one. */
export interface NewEntitlement extends Out<typeof newEntitlementFields> {}
export const NewEntitlement: Schema<NewEntitlement> = newEntitlementFields

const entitlementProductChangeFields = assumed({ product: EntitlementProduct, effectiveFrom: maybe(LocalDate) })

/** The new product of an entitlement, effective immediately or from `effectiveFrom`. */
export interface EntitlementProductChange extends Out<typeof entitlementProductChangeFields> {}
export const EntitlementProductChange: Schema<EntitlementProductChange> = entitlementProductChangeFields

const entitlementProductInfoFields = assumed({ productId: text, name: maybe(text), tier: maybe(text) })

/** The new product details of an entitlement; the product stays the same. */
export interface EntitlementProductInfo extends Out<typeof entitlementProductInfoFields> {}
export const EntitlementProductInfo: Schema<EntitlementProductInfo> = entitlementProductInfoFields

const entitlementStatusChangeFields = assumed({ reason: maybe(text), effectiveFrom: maybe(LocalDate) })

/** The reason for a status change, and its effective date. */
export interface EntitlementStatusChange extends Out<typeof entitlementStatusChangeFields> {}
export const EntitlementStatusChange: Schema<EntitlementStatusChange> = entitlementStatusChangeFields

const entitlementFulfillmentFields = entity({
  stated: { fulfillmentStatus: EntitlementFulfillmentStatus },
  assumed: { reference: maybe(text) },
})

/** The fulfillment progress at the partner, and the partner's reference. */
export interface EntitlementFulfillment extends Out<typeof entitlementFulfillmentFields> {}
export const EntitlementFulfillment: Schema<EntitlementFulfillment> = entitlementFulfillmentFields

const entitlementContractsFields = assumed({ contracts: list(EntitlementContract) })

/** Contracts to add to an entitlement. */
export interface EntitlementContracts extends Out<typeof entitlementContractsFields> {}
export const EntitlementContracts: Schema<EntitlementContracts> = entitlementContractsFields

const entitlementEffectiveDatesFields = assumed({ effectiveFrom: LocalDate, effectiveTo: maybe(LocalDate) })

/** The effective dates. Without `effectiveTo`, open-ended. */
export interface EntitlementEffectiveDates extends Out<typeof entitlementEffectiveDatesFields> {}
export const EntitlementEffectiveDates: Schema<EntitlementEffectiveDates> = entitlementEffectiveDatesFields

const entitlementReassignmentFields = assumed({ identityId: text, reason: maybe(text) })

/** The new owner, after an entitlement was given to the wrong identity. */
export interface EntitlementReassignment extends Out<typeof entitlementReassignmentFields> {}
export const EntitlementReassignment: Schema<EntitlementReassignment> = entitlementReassignmentFields

const entitlementMarketLocaleFields = assumed({ marketLocale: text })

/** The market and language of sale, such as `fr-CA`. */
export interface EntitlementMarketLocale extends Out<typeof entitlementMarketLocaleFields> {}
export const EntitlementMarketLocale: Schema<EntitlementMarketLocale> = entitlementMarketLocaleFields

const entitlementSubscriptionFields = assumed({ subscriptionId: text })

/** The subscription that pays for the entitlement. */
export interface EntitlementSubscription extends Out<typeof entitlementSubscriptionFields> {}
export const EntitlementSubscription: Schema<EntitlementSubscription> = entitlementSubscriptionFields

const serviceAreaQueryFields = assumed({ serviceArea: StateOrProvince })

/** The state or province whose law the entitlement covers. */
export interface ServiceAreaQuery extends Out<typeof serviceAreaQueryFields> {}
export const ServiceAreaQuery: Schema<ServiceAreaQuery> = serviceAreaQueryFields

const provisioningTypeQueryFields = entity({ stated: { provisioningType: ProvisioningType } })

/** The new provisioning type. */
export interface ProvisioningTypeQuery extends Out<typeof provisioningTypeQueryFields> {}
export const ProvisioningTypeQuery: Schema<ProvisioningTypeQuery> = provisioningTypeQueryFields

const friendlyIdQueryFields = assumed({ friendlyId: text })

/** The new friendly ID. */
export interface FriendlyIdQuery extends Out<typeof friendlyIdQueryFields> {}
export const FriendlyIdQuery: Schema<FriendlyIdQuery> = friendlyIdQueryFields

const entitlementMigrationFields = assumed({ legacyId: text, entitlement: NewEntitlement })

/** The legacy entitlement to migrate, by its number there. */
export interface EntitlementMigration extends Out<typeof entitlementMigrationFields> {}
export const EntitlementMigration: Schema<EntitlementMigration> = entitlementMigrationFields

const entitlementMigrationQueryFields = assumed({ replace: maybe(flag) })

/** Whether to replace an entitlement that was migrated before. */
export interface EntitlementMigrationQuery extends Out<typeof entitlementMigrationQueryFields> {}
export const EntitlementMigrationQuery: Schema<EntitlementMigrationQuery> = entitlementMigrationQueryFields
