import type * as eligibilities from '../../commerce/eligibilities.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  BenefitEligibility: {
    one: 'Benefit eligibility',
    many: 'Benefit eligibility',
    about: 'Whether a person can use a benefit',
  },
  BenefitProvisioning: {
    one: 'Benefit setup',
    many: 'Benefit setups',
    about: 'Whether a benefit is set up for a person',
  },
  ProductEligibility: {
    one: 'Product eligibility',
    many: 'Product eligibility',
    about: 'What a person can use of a product',
  },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  one: 'Eligibility',
  many: 'Eligibility',
  about: 'Who can use a benefit, and why not',
} as const satisfies Name

export const fields = {
  authorizedUserType: 'Kind of person',
  isProvisioned: 'Set up',
  loginUrl: 'Sign-in link',
  asOf: 'Eligible on',
} as const satisfies FieldWords

export const actions = {
  checkBenefitEligibilities: 'Check eligibility for benefits',
  checkBenefitEligibilitiesByProduct: 'Check eligibility for a product’s benefits',
  checkProductEligibilities: 'Check eligibility for products',
  provisionBenefits: 'Set up benefits',
} as const satisfies ActionWords<typeof eligibilities>

/** Announcements of completed actions. Reads have none. */
export const done = {
  provisionBenefits: 'Benefits set up',
} as const satisfies ActionWords<typeof eligibilities>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  PROVISIONED: done.provisionBenefits,
} as const satisfies JournalWords
