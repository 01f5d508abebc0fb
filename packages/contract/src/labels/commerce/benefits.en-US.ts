import type * as benefits from '../../commerce/benefits.ts'
import type { Labels } from '../labels.ts'

export const BenefitStatus = {
  CREATED: 'Created',
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  DELETE: 'Deleted',
} as const satisfies Labels<benefits.BenefitStatus>

export const BenefitAction = {
  CREATE: 'Benefit created',
  ACTIVATE: 'Benefit activated',
  DEACTIVATE: 'Benefit deactivated',
  DELETE: 'Benefit deleted',
  CHANGE: 'Benefit changed',
  UPDATE_DESCRIPTIONS: 'Descriptions updated',
  UPDATE_FRIENDLY_TRANSLATIONS: 'Translated names updated',
  UPDATE_NAME: 'Name updated',
  UPDATE_INTERNAL_NAME: 'Internal name updated',
  UPDATE_PROVISIONING_METADATA: 'Setup details updated',
  UPDATE_MARKETING_DATA: 'Marketing content updated',
  UPDATE_CATEGORIES: 'Categories updated',
  UPDATE_PROVISIONING: 'Setup updated',
} as const satisfies Labels<benefits.BenefitAction>

export const BenefitProductType = {
  INDIVIDUAL: 'Individual',
  FAMILY: 'Family',
} as const satisfies Labels<benefits.BenefitProductType>

export const BenefitMemberServiceType = {
  NATIONAL: 'National',
  NONNATIONAL: 'Not national',
  CUSTOM: 'Custom',
} as const satisfies Labels<benefits.BenefitMemberServiceType>

export const BenefitCheckoutType = {
  V1: 'Checkout version 1',
  V3: 'Checkout version 3',
  NONE: 'No checkout',
} as const satisfies Labels<benefits.BenefitCheckoutType>
