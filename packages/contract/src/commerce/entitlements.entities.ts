import { CoBrandPartner } from '../shared/co-brand.ts'
import { Instant, LocalDate } from '../shared/dates.ts'
import { PermissionType } from '../shared/people.ts'
import { StateOrProvince } from '../shared/places.ts'
import { ProvisioningType } from '../shared/provisioning-type.ts'
import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { ContractType } from './contract-histories.enums.ts'
import { EntitlementFulfillmentStatus, EntitlementSetupStatus, EntitlementStatus } from './entitlements.enums.ts'

const entitlementProductFields = assumed({
  productId: text,
  name: text,
  category: maybe(text),
  tier: maybe(text),
  supplements: maybe(list(text)),
})

/** The product of an entitlement. `category` is one of the catalogue's, such as `legal`. */
export interface EntitlementProduct extends Out<typeof entitlementProductFields> {}
export const EntitlementProduct: Schema<EntitlementProduct> = entitlementProductFields

const entitlementDelegateFields = entity({
  stated: { permissionType: PermissionType },
  assumed: { identityId: text, name: maybe(text), addedOn: maybe(LocalDate) },
})

/** A delegate: a person with an identity who can use the entitlement. */
export interface EntitlementDelegate extends Out<typeof entitlementDelegateFields> {}
export const EntitlementDelegate: Schema<EntitlementDelegate> = entitlementDelegateFields

const entitlementAuthorizedUserFields = entity({
  stated: { permissionType: PermissionType },
  assumed: {
    id: maybe(text),
    firstName: text,
    lastName: text,
    email: maybe(text),
    dateOfBirth: maybe(LocalDate),
  },
})

/**
 * An authorized user: a person without an identity who can use the entitlement. The service assigns `id`; omit it for a
 * new one.
 */
export interface EntitlementAuthorizedUser extends Out<typeof entitlementAuthorizedUserFields> {}
export const EntitlementAuthorizedUser: Schema<EntitlementAuthorizedUser> = entitlementAuthorizedUserFields

const entitlementContractFields = entity({
  stated: { type: ContractType },
  assumed: { contractId: text, label: text, locale: maybe(text), documentUrl: maybe(text) },
})

/** A contract document of an entitlement, in the language `locale`. */
export interface EntitlementContract extends Out<typeof entitlementContractFields> {}
export const EntitlementContract: Schema<EntitlementContract> = entitlementContractFields

const entitlementFields = entity({
  stated: {
    status: EntitlementStatus,
    fulfillmentStatus: EntitlementFulfillmentStatus,
    setupStatus: EntitlementSetupStatus,
    provisioningType: ProvisioningType,
    permissionType: PermissionType,
    coBrandPartner: maybe(CoBrandPartner),
  },
  assumed: {
    id: text,
    identityId: text,
    friendlyId: maybe(text),
    product: EntitlementProduct,
    subscriptionId: maybe(text),
    orderId: maybe(text),
    groupId: maybe(text),
    delegates: list(EntitlementDelegate),
    authorizedUsers: list(EntitlementAuthorizedUser),
    contracts: list(EntitlementContract),
    effectiveFrom: LocalDate,
    effectiveTo: maybe(LocalDate),
    serviceArea: maybe(StateOrProvince),
    marketLocale: maybe(text),
    statusReason: maybe(text),
    createdAt: Instant,
    version: text,
  },
})

/**
 * The right to use a product. `permissionType` is the reader's relation to it, `serviceArea` the state or province
 * whose law it covers, `marketLocale` the market and language of sale, such as `fr-CA`. `effectiveTo` is its last day.
 * `version` is the value for `If-Match`.
 */
export interface Entitlement extends Out<typeof entitlementFields> {}
export const Entitlement: Schema<Entitlement> = entitlementFields
