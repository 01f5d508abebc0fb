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

// "Payload and response field names are not shown unless stated" (section 7): a field is stated where section 3 lists
// it. `from` is the day from which a change holds; without it, from today.

const newAssociateFields = entity({
  stated: { country: Country, compensationPlan: text, effectiveDate: LocalDate, level: maybe(text) },
  assumed: { name: text, sponsorId: maybe(text), uplineId: maybe(text), email: maybe(text), phone: maybe(text) },
})

/** An associate to create. The service gives it its number. */
export interface NewAssociate extends Out<typeof newAssociateFields> {}
export const NewAssociate: Schema<NewAssociate> = newAssociateFields

const newAssociateAddressFields = entity({
  stated: { type: AssociateAddressType, country: Country },
  assumed: { address1: text, address2: maybe(text), locality: text, administrativeArea: maybe(text), postalCode: text },
})

/** An address to add, or what an address becomes. */
export interface NewAssociateAddress extends Out<typeof newAssociateAddressFields> {}
export const NewAssociateAddress: Schema<NewAssociateAddress> = newAssociateAddressFields

const associateAddressQueryFields = assumed({ addressId: text })

/** Which address to change. */
export interface AssociateAddressQuery extends Out<typeof associateAddressQueryFields> {}
export const AssociateAddressQuery: Schema<AssociateAddressQuery> = associateAddressQueryFields

const networkChangeFields = assumed({ associateId: text, from: maybe(LocalDate) })

/** Who takes a place above an associate: as its sponsor, its upline or one of its directors. */
export interface NetworkChange extends Out<typeof networkChangeFields> {}
export const NetworkChange: Schema<NetworkChange> = networkChangeFields

const compensationPlanChangeFields = entity({ stated: { compensationPlan: text }, assumed: { from: maybe(LocalDate) } })

/** The compensation plan an associate is paid by from now on. */
export interface CompensationPlanChange extends Out<typeof compensationPlanChangeFields> {}
export const CompensationPlanChange: Schema<CompensationPlanChange> = compensationPlanChangeFields

const associateEffectiveDateChangeFields = stated({ effectiveDate: LocalDate })

/** The day an associate's agreement takes effect. */
export interface AssociateEffectiveDateChange extends Out<typeof associateEffectiveDateChangeFields> {}
export const AssociateEffectiveDateChange: Schema<AssociateEffectiveDateChange> = associateEffectiveDateChangeFields

const associateStatusChangeFields = entity({
  stated: { status: AssociateStatus },
  assumed: { reason: maybe(text), from: maybe(LocalDate) },
})

/** An associate's new status, and why. */
export interface AssociateStatusChange extends Out<typeof associateStatusChangeFields> {}
export const AssociateStatusChange: Schema<AssociateStatusChange> = associateStatusChangeFields

const associateLevelChangeFields = entity({ stated: { level: text }, assumed: { from: maybe(LocalDate) } })

/** The level an associate rises or falls to. */
export interface AssociateLevelChange extends Out<typeof associateLevelChangeFields> {}
export const AssociateLevelChange: Schema<AssociateLevelChange> = associateLevelChangeFields

const associateLedgerChangeFields = entity({
  stated: { balanceType: AssociateBalanceType, currency: PayoutCurrency },
  assumed: { amount: Decimal, note: maybe(text) },
})

/** By how much one balance changes: a negative `amount` takes away. */
export interface AssociateLedgerChange extends Out<typeof associateLedgerChangeFields> {}
export const AssociateLedgerChange: Schema<AssociateLedgerChange> = associateLedgerChangeFields

const commissionPaymentStatusChangeFields = entity({
  stated: { commissionPaymentStatus: CommissionPaymentStatus },
  assumed: { reason: maybe(text) },
})

/** Holds an associate's commission, or lets it go (`NORMAL`), and why. */
export interface CommissionPaymentStatusChange extends Out<typeof commissionPaymentStatusChangeFields> {}
export const CommissionPaymentStatusChange: Schema<CommissionPaymentStatusChange> = commissionPaymentStatusChangeFields

const newSubAgentFields = assumed({ name: text, email: maybe(text) })

/** A sub-agent to add. */
export interface NewSubAgent extends Out<typeof newSubAgentFields> {}
export const NewSubAgent: Schema<NewSubAgent> = newSubAgentFields

const subAgentRemovalFields = assumed({ subAgentId: text })

/** The sub-agent to take off. */
export interface SubAgentRemoval extends Out<typeof subAgentRemovalFields> {}
export const SubAgentRemoval: Schema<SubAgentRemoval> = subAgentRemovalFields

const newTaxIdFields = entity({ stated: { country: Country }, assumed: { taxId: text } })

/** A tax id to add: the whole number. */
export interface NewTaxId extends Out<typeof newTaxIdFields> {}
export const NewTaxId: Schema<NewTaxId> = newTaxIdFields

const taxIdRemovalFields = assumed({ taxIdId: text })

/** The tax id to take off, by the id of its entry: the number itself is not sent again. */
export interface TaxIdRemoval extends Out<typeof taxIdRemovalFields> {}
export const TaxIdRemoval: Schema<TaxIdRemoval> = taxIdRemovalFields

const associateEntitlementChangeFields = assumed({ entitlementId: text })

/** Which entitlement an associate agreement gives from now on. */
export interface AssociateEntitlementChange extends Out<typeof associateEntitlementChangeFields> {}
export const AssociateEntitlementChange: Schema<AssociateEntitlementChange> = associateEntitlementChangeFields

const placementStatusChangeFields = stated({ placementStatus: AssociatePlacementStatus })

/** How an associate is placed in the network from now on. */
export interface PlacementStatusChange extends Out<typeof placementStatusChangeFields> {}
export const PlacementStatusChange: Schema<PlacementStatusChange> = placementStatusChangeFields

const brokerQualifiedChangeFields = stated({ brokerQualified: flag })

/** Whether an associate counts as a qualified broker. */
export interface BrokerQualifiedChange extends Out<typeof brokerQualifiedChangeFields> {}
export const BrokerQualifiedChange: Schema<BrokerQualifiedChange> = brokerQualifiedChangeFields

const contentTeamChangeFields = stated({ contentTeam: text })

/** Which team makes an associate's content. */
export interface ContentTeamChange extends Out<typeof contentTeamChangeFields> {}
export const ContentTeamChange: Schema<ContentTeamChange> = contentTeamChangeFields
