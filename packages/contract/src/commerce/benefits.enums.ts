import { oneOf, type Out } from '../wire.ts'

// Source of every list: commerce, section 3, "Benefit", value for value and in its order.

/** The actions of the benefit journal. */
export const BenefitAction = oneOf(
  'CREATE',
  'ACTIVATE',
  'DEACTIVATE',
  'DELETE',
  'CHANGE',
  'UPDATE_DESCRIPTIONS',
  'UPDATE_FRIENDLY_TRANSLATIONS',
  'UPDATE_NAME',
  'UPDATE_INTERNAL_NAME',
  'UPDATE_PROVISIONING_METADATA',
  'UPDATE_MARKETING_DATA',
  'UPDATE_CATEGORIES',
  'UPDATE_PROVISIONING',
)
export type BenefitAction = Out<typeof BenefitAction>

export const BenefitStatus = oneOf('CREATED', 'ACTIVE', 'INACTIVE', 'DELETE')
export type BenefitStatus = Out<typeof BenefitStatus>

/** "Product type" of a benefit: individual or family. Invoices and subscriptions have lists of their own. */
export const BenefitProductType = oneOf('INDIVIDUAL', 'FAMILY')
export type BenefitProductType = Out<typeof BenefitProductType>

export const BenefitMemberServiceType = oneOf('NATIONAL', 'NONNATIONAL', 'CUSTOM')
export type BenefitMemberServiceType = Out<typeof BenefitMemberServiceType>

export const BenefitCheckoutType = oneOf('V1', 'V3', 'NONE')
export type BenefitCheckoutType = Out<typeof BenefitCheckoutType>
