import type * as classicAssociates from '../../commerce/classic-associates.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  ClassicAssociate: {
    one: 'Legacy associate',
    many: 'Legacy associates',
    about: 'An associate’s record in the legacy system',
  },
  ApplicationMatch: {
    one: 'Matching application',
    many: 'Matching applications',
    about: 'An application that may belong to the same person',
  },
  AssociateMatch: {
    one: 'Matching associate',
    many: 'Matching associates',
    about: 'An associate who may be the same person',
  },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.ClassicAssociate,
  about: 'Associates as the legacy system knows them',
} as const satisfies Name

export const fields = {
  confidence: 'Match confidence',
  matchedOn: 'Matched on',
  associate: 'Associate',
  sponsorName: 'Sponsor’s name',
  friendlyId: 'Associate number',
} as const satisfies FieldWords

export const hints = {
  friendlyId: 'The number the associate knows',
} as const satisfies FieldWords

export const actions = {
  findApplicationsByTaxId: 'Find applications by tax ID',
  findClassicAssociatesByTaxId: 'Find associates by tax ID',
  getClassicAssociate: 'View legacy associate',
  getClassicAssociateBillingDetails: 'View legacy billing',
  listPotentialReinstatements: 'View possible reinstatements',
  listReinstatementMatchingApplications: 'View matching applications',
  listReinstatementMatchingAssociates: 'View matching associates',
  listUnplacedApplications: 'View unplaced applications',
  reassignClassicAssociate: 'Reassign associate',
  setClassicAssociateBillingHold: 'Change billing hold',
} as const satisfies ActionWords<typeof classicAssociates>

/** Announcements of completed actions. Reads have none. */
export const done = {
  reassignClassicAssociate: 'Associate reassigned',
  setClassicAssociateBillingHold: 'Billing hold changed',
} as const satisfies ActionWords<typeof classicAssociates>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  REASSIGNED: done.reassignClassicAssociate,
  BILLING_HOLD_SET: 'Billing put on hold',
  BILLING_HOLD_REMOVED: 'Billing hold removed',
} as const satisfies JournalWords
