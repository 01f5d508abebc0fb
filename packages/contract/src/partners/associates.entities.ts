import { Country } from '../shared/country.ts'
import { LocalDate } from '../shared/dates.ts'
import { Decimal } from '../shared/money.ts'
import { PayoutCurrency } from '../shared/payout-currency.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import {
  AssociateAddressType,
  AssociateBalanceType,
  AssociatePaymentMethod,
  AssociatePlacementStatus,
  AssociateStatus,
  CommissionPaymentFrequency,
  CommissionPaymentStatus,
} from './associates.enums.ts'

const networkPlaceFields = assumed({ associateId: text, name: text, number: maybe(text), level: maybe(text) })

/** A related associate: a sponsor, an upline, a director. */
export interface NetworkPlace extends Out<typeof networkPlaceFields> {}
export const NetworkPlace: Schema<NetworkPlace> = networkPlaceFields

const associateAddressFields = entity({
  stated: { type: AssociateAddressType, country: Country },
  assumed: {
    id: text,
    address1: text,
    address2: maybe(text),
    locality: text,
    administrativeArea: maybe(text),
    postalCode: text,
  },
})

/** A mailing address of an associate. */
export interface AssociateAddress extends Out<typeof associateAddressFields> {}
export const AssociateAddress: Schema<AssociateAddress> = associateAddressFields

const associateBalanceFields = entity({ stated: { type: AssociateBalanceType }, assumed: { amount: Decimal } })

/** A balance of an associate. `amount` is in the ledger's currency. */
export interface AssociateBalance extends Out<typeof associateBalanceFields> {}
export const AssociateBalance: Schema<AssociateBalance> = associateBalanceFields

const associateLedgerFields = entity({
  stated: { currency: PayoutCurrency },
  assumed: { balances: list(AssociateBalance) },
})

/** The earnings, debts and reserves of an associate. */
export interface AssociateLedger extends Out<typeof associateLedgerFields> {}
export const AssociateLedger: Schema<AssociateLedger> = associateLedgerFields

const commissionPreferencesFields = entity({
  stated: {
    paymentFrequency: CommissionPaymentFrequency,
    paymentMethod: AssociatePaymentMethod,
    currency: PayoutCurrency,
  },
})

/** The frequency, method and currency of commission payments. */
export interface CommissionPreferences extends Out<typeof commissionPreferencesFields> {}
export const CommissionPreferences: Schema<CommissionPreferences> = commissionPreferencesFields

const subAgentFields = assumed({ id: text, name: text, email: maybe(text), since: maybe(LocalDate) })

/** A person who sells under an associate's number. */
export interface SubAgent extends Out<typeof subAgentFields> {}
export const SubAgent: Schema<SubAgent> = subAgentFields

const associateTaxIdFields = entity({ stated: { country: Country }, assumed: { id: text, lastFour: text } })

/** Displayable details of a tax ID. The whole number is sent only, never received. */
export interface AssociateTaxId extends Out<typeof associateTaxIdFields> {}
export const AssociateTaxId: Schema<AssociateTaxId> = associateTaxIdFields

const associateEntitlementFields = assumed({ entitlementId: text, name: maybe(text) })

/** The entitlement of an associate agreement. */
export interface AssociateEntitlement extends Out<typeof associateEntitlementFields> {}
export const AssociateEntitlement: Schema<AssociateEntitlement> = associateEntitlementFields

const associateFields = entity({
  stated: {
    status: AssociateStatus,
    country: Country,
    compensationPlan: text,
    effectiveDate: LocalDate,
    level: text,
    upline: maybe(NetworkPlace),
    sponsor: maybe(NetworkPlace),
    ledger: AssociateLedger,
    commissionPaymentStatus: CommissionPaymentStatus,
    commissionPreferences: CommissionPreferences,
    subAgents: list(SubAgent),
    taxIds: list(AssociateTaxId),
    addresses: list(AssociateAddress),
    executiveDirector: maybe(NetworkPlace),
    seniorDirector: maybe(NetworkPlace),
    entitlement: maybe(AssociateEntitlement),
    placementStatus: AssociatePlacementStatus,
    brokerQualified: flag,
    contentTeam: maybe(text),
  },
  assumed: {
    id: text,
    identityId: text,
    agreementId: text,
    number: text,
    name: text,
    email: maybe(text),
    phone: maybe(text),
    commissionHoldReason: maybe(text),
    downline: list(NetworkPlace),
    version: text,
  },
})

/**
 * A sales agent or affiliate. `number` is the public number; `agreementId` is the associate agreement, which some
 * operations need; `upline` and `downline` are directly above and below; `commissionHoldReason` is why commission is
 * held. `version` is the value for `If-Match`.
 */
export interface Associate extends Out<typeof associateFields> {}
export const Associate: Schema<Associate> = associateFields
