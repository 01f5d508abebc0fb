import { Country } from '../shared/country.ts'
import { LocalDate } from '../shared/dates.ts'
import { Decimal } from '../shared/money.ts'
import { PayoutCurrency } from '../shared/payout-currency.ts'
import { assumed, entity, flag, maybe, type Out, type Schema, stated, text } from '../wire.ts'
import {
  AssociateAddressType,
  AssociateBalanceType,
  AssociatePlacementStatus,
  AssociateStatus,
  CommissionPaymentStatus,
} from './associates.enums.ts'

// "Payload and response field names are not shown unless stated" (section 7): only fields that section 3 lists are
// stated. `from` is the effective date; it defaults to today.

const newAssociateFields = entity({
  stated: { country: Country, compensationPlan: text, effectiveDate: LocalDate, level: maybe(text) },
  assumed: { name: text, sponsorId: maybe(text), uplineId: maybe(text), email: maybe(text), phone: maybe(text) },
})

/** An associate to create. The service assigns the number. */
export interface NewAssociate extends Out<typeof newAssociateFields> {}
export const NewAssociate: Schema<NewAssociate> = newAssociateFields

const newAssociateAddressFields = entity({
  stated: { type: AssociateAddressType, country: Country },
  assumed: { address1: text, address2: maybe(text), locality: text, administrativeArea: maybe(text), postalCode: text },
})

/** An address to add, or the replacement of one. */
export interface NewAssociateAddress extends Out<typeof newAssociateAddressFields> {}
export const NewAssociateAddress: Schema<NewAssociateAddress> = newAssociateAddressFields

const associateAddressQueryFields = assumed({ addressId: text })

/** The address to change. */
export interface AssociateAddressQuery extends Out<typeof associateAddressQueryFields> {}
export const AssociateAddressQuery: Schema<AssociateAddressQuery> = associateAddressQueryFields

const networkChangeFields = assumed({ associateId: text, from: maybe(LocalDate) })

/** The new sponsor, upline or director of an associate. */
export interface NetworkChange extends Out<typeof networkChangeFields> {}
export const NetworkChange: Schema<NetworkChange> = networkChangeFields

const compensationPlanChangeFields = entity({ stated: { compensationPlan: text }, assumed: { from: maybe(LocalDate) } })

/** The new compensation plan of an associate. */
export interface CompensationPlanChange extends Out<typeof compensationPlanChangeFields> {}
export const CompensationPlanChange: Schema<CompensationPlanChange> = compensationPlanChangeFields

const associateEffectiveDateChangeFields = stated({ effectiveDate: LocalDate })

/** The effective date of an associate's agreement. */
export interface AssociateEffectiveDateChange extends Out<typeof associateEffectiveDateChangeFields> {}
export const AssociateEffectiveDateChange: Schema<AssociateEffectiveDateChange> = associateEffectiveDateChangeFields

const associateStatusChangeFields = entity({
  stated: { status: AssociateStatus },
  assumed: { reason: maybe(text), from: maybe(LocalDate) },
})

/** The new status of an associate, and the reason. */
export interface AssociateStatusChange extends Out<typeof associateStatusChangeFields> {}
export const AssociateStatusChange: Schema<AssociateStatusChange> = associateStatusChangeFields

const associateLevelChangeFields = entity({ stated: { level: text }, assumed: { from: maybe(LocalDate) } })

/** The new level of an associate. */
export interface AssociateLevelChange extends Out<typeof associateLevelChangeFields> {}
export const AssociateLevelChange: Schema<AssociateLevelChange> = associateLevelChangeFields

const associateLedgerChangeFields = entity({
  stated: { balanceType: AssociateBalanceType, currency: PayoutCurrency },
  assumed: { amount: Decimal, note: maybe(text) },
})

/** An adjustment of one balance; a negative `amount` reduces it. */
export interface AssociateLedgerChange extends Out<typeof associateLedgerChangeFields> {}
export const AssociateLedgerChange: Schema<AssociateLedgerChange> = associateLedgerChangeFields

const commissionPaymentStatusChangeFields = entity({
  stated: { commissionPaymentStatus: CommissionPaymentStatus },
  assumed: { reason: maybe(text) },
})

/** Holds an associate's commission or releases it (`NORMAL`), with the reason. */
export interface CommissionPaymentStatusChange extends Out<typeof commissionPaymentStatusChangeFields> {}
export const CommissionPaymentStatusChange: Schema<CommissionPaymentStatusChange> = commissionPaymentStatusChangeFields

const newSubAgentFields = assumed({ name: text, email: maybe(text) })

/** A sub-agent to add. */
export interface NewSubAgent extends Out<typeof newSubAgentFields> {}
export const NewSubAgent: Schema<NewSubAgent> = newSubAgentFields

const subAgentRemovalFields = assumed({ subAgentId: text })

/** The sub-agent to remove. */
export interface SubAgentRemoval extends Out<typeof subAgentRemovalFields> {}
export const SubAgentRemoval: Schema<SubAgentRemoval> = subAgentRemovalFields

const newTaxIdFields = entity({ stated: { country: Country }, assumed: { taxId: text } })

/** A tax ID to add, unmasked. */
export interface NewTaxId extends Out<typeof newTaxIdFields> {}
export const NewTaxId: Schema<NewTaxId> = newTaxIdFields

const taxIdRemovalFields = assumed({ taxIdId: text })

/** The tax ID to remove, by its entry's ID, so that the number isn't sent again. */
export interface TaxIdRemoval extends Out<typeof taxIdRemovalFields> {}
export const TaxIdRemoval: Schema<TaxIdRemoval> = taxIdRemovalFields

const associateEntitlementChangeFields = assumed({ entitlementId: text })

/** The new entitlement of an associate agreement. */
export interface AssociateEntitlementChange extends Out<typeof associateEntitlementChangeFields> {}
export const AssociateEntitlementChange: Schema<AssociateEntitlementChange> = associateEntitlementChangeFields

const placementStatusChangeFields = stated({ placementStatus: AssociatePlacementStatus })

/** The new placement status of an associate. */
export interface PlacementStatusChange extends Out<typeof placementStatusChangeFields> {}
export const PlacementStatusChange: Schema<PlacementStatusChange> = placementStatusChangeFields

const brokerQualifiedChangeFields = stated({ brokerQualified: flag })

/** Whether an associate is a qualified broker. */
export interface BrokerQualifiedChange extends Out<typeof brokerQualifiedChangeFields> {}
export const BrokerQualifiedChange: Schema<BrokerQualifiedChange> = brokerQualifiedChangeFields

const contentTeamChangeFields = stated({ contentTeam: text })

/** The content team of an associate. */
export interface ContentTeamChange extends Out<typeof contentTeamChangeFields> {}
export const ContentTeamChange: Schema<ContentTeamChange> = contentTeamChangeFields
