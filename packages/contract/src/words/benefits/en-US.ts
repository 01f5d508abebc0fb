import type * as benefits from '../../commerce/benefits.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Benefit: { one: 'Benefit', many: 'Benefits', about: 'Something a plan gives its members' },
  BenefitProvisioningRules: { one: 'Setup rule', many: 'Setup rules' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Benefit,
  about: 'What plans can include, and how each benefit is set up',
} as const satisfies Name

export const fields = {
  authorizedUserTypes: 'Who it covers',
  friendlyTranslations: 'Translated names',
  provisioning: 'Setup',
  provisioningMetaData: 'Setup details',
  memberServiceType: 'Service area',
  checkoutType: 'Checkout version',
} as const satisfies FieldWords

export const actions = {
  activateBenefit: 'Activate benefit',
  cancelBenefit: 'Deactivate benefit',
  createBenefit: 'Create benefit',
  deleteBenefit: 'Delete benefit',
  getBenefit: 'View benefit',
  getBenefitsByIdList: 'View benefits',
  listBenefits: 'View benefits',
  updateBenefit: 'Edit benefit',
  updateBenefitCategories: 'Change categories',
  updateBenefitDescriptions: 'Change descriptions',
  updateBenefitFriendlyTranslations: 'Change translated names',
  updateBenefitInternalName: 'Change internal name',
  updateBenefitMarketingData: 'Change marketing content',
  updateBenefitName: 'Change name',
  updateBenefitProvisioning: 'Change setup',
  updateBenefitProvisioningMetaData: 'Change setup details',
} as const satisfies ActionWords<typeof benefits>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateBenefit: 'Benefit activated',
  cancelBenefit: 'Benefit deactivated',
  createBenefit: 'Benefit created',
  deleteBenefit: 'Benefit deleted',
  updateBenefit: 'Benefit updated',
  updateBenefitCategories: 'Categories changed',
  updateBenefitDescriptions: 'Descriptions changed',
  updateBenefitFriendlyTranslations: 'Translated names changed',
  updateBenefitInternalName: 'Internal name changed',
  updateBenefitMarketingData: 'Marketing content changed',
  updateBenefitName: 'Name changed',
  updateBenefitProvisioning: 'Setup changed',
  updateBenefitProvisioningMetaData: 'Setup details changed',
} as const satisfies ActionWords<typeof benefits>

export { BenefitAction as journal } from '../../labels/commerce/benefits.en-US.ts'
