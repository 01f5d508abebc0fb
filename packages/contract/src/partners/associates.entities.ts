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

/** An associate as another one's record names it: a sponsor, an upline, a director. */
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

/** Where an associate gets its post. */
export interface AssociateAddress extends Out<typeof associateAddressFields> {}
export const AssociateAddress: Schema<AssociateAddress> = associateAddressFields

const associateBalanceFields = entity({ stated: { type: AssociateBalanceType }, assumed: { amount: Decimal } })

/** One of an associate's balances. `amount` is in the ledger's currency. */
export interface AssociateBalance extends Out<typeof associateBalanceFields> {}
export const AssociateBalance: Schema<AssociateBalance> = associateBalanceFields

const associateLedgerFields = entity({
  stated: { currency: PayoutCurrency },
  assumed: { balances: list(AssociateBalance) },
})

/** What an associate has earned, owes and has in reserve. */
export interface AssociateLedger extends Out<typeof associateLedgerFields> {}
export const AssociateLedger: Schema<AssociateLedger> = associateLedgerFields

const commissionPreferencesFields = entity({
  stated: {
    paymentFrequency: CommissionPaymentFrequency,
    paymentMethod: AssociatePaymentMethod,
    currency: PayoutCurrency,
  },
})

/** How often, by what means and in what currency commission is paid. */
export interface CommissionPreferences extends Out<typeof commissionPreferencesFields> {}
export const CommissionPreferences: Schema<CommissionPreferences> = commissionPreferencesFields

const subAgentFields = assumed({ id: text, name: text, email: maybe(text), since: maybe(LocalDate) })

/** Someone who sells under an associate's number. */
export interface SubAgent extends Out<typeof subAgentFields> {}
export const SubAgent: Schema<SubAgent> = subAgentFields

const associateTaxIdFields = entity({ stated: { country: Country }, assumed: { id: text, lastFour: text } })

/** What may be shown of a tax id. The whole number is only ever sent, never received. */
export interface AssociateTaxId extends Out<typeof associateTaxIdFields> {}
export const AssociateTaxId: Schema<AssociateTaxId> = associateTaxIdFields

const associateEntitlementFields = assumed({ entitlementId: text, name: maybe(text) })

/** The entitlement that an associate agreement gives. */
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
 * A sales agent or affiliate in the network. `number` is what people know it by; `agreementId` is the associate
 * agreement that some of its calls hang on; `upline` is directly above it, `downline` directly below; a
 * `commissionHoldReason` says why commission is held. `version` goes back as `If-Match`.
 */
export interface Associate extends Out<typeof associateFields> {}
export const Associate: Schema<Associate> = associateFields
