import type * as classicPlans from '../../commerce/classic-plans.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  ClassicPlan: { one: 'Legacy plan', many: 'Legacy plans', about: 'A plan that the legacy system sells and bills' },
  ClassicAvailableProduct: {
    one: 'Available product',
    many: 'Available products',
    about: 'A product that can be sold there',
  },
  ISeriesOffer: { one: 'iSeries offer', many: 'iSeries offers', about: 'An offer as the iSeries system knows it' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.ClassicPlan,
  about: 'Plans and prices of the legacy system',
} as const satisfies Name

export const fields = {
  serviceableStates: 'Where it can be served',
} as const satisfies FieldWords

export const actions = {
  createClassicPlan: 'Create legacy plan',
  findClassicPlan: 'Find legacy plan',
  getClassicPlan: 'View legacy plan',
  getISeriesOffer: 'View iSeries offer',
  listClassicAvailableProducts: 'View available products',
  listClassicServiceableStates: 'View where the plan can be served',
  updateClassicPlan: 'Edit legacy plan',
} as const satisfies ActionWords<typeof classicPlans>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createClassicPlan: 'Legacy plan created',
  updateClassicPlan: 'Legacy plan updated',
} as const satisfies ActionWords<typeof classicPlans>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createClassicPlan,
  UPDATED: done.updateClassicPlan,
} as const satisfies JournalWords
