import type * as classicRetention from '../../commerce/classic-retention.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  ReinstatementRecord: {
    one: 'Reinstatement record',
    many: 'Reinstatement records',
    about: 'Whether a former member or associate may come back',
  },
  MemberDiscount: { one: 'Discount', many: 'Discounts', about: 'A discount given to keep a member' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  one: 'Retention',
  many: 'Retention',
  about: 'Reinstatements and discounts that keep members',
} as const satisfies Name

export const fields = {
  fromGroupId: 'Current group',
  isReinstated: 'Reinstated',
  isDoNotReinstate: 'Do not reinstate',
  absences: 'Time away',
  reinstatedOn: 'Reinstated on',
} as const satisfies FieldWords

export const actions = {
  createMemberDiscount: 'Add discount',
  getReinstatedAssociate: 'View reinstated associate',
  getReinstatedAssociateApplication: 'View application of a reinstated associate',
  getReinstatedMember: 'View reinstated member',
  getReinstatedMemberApplication: 'View application of a reinstated member',
  listMemberDiscounts: 'View discounts',
  portGroupMember: 'Move member out of the group',
} as const satisfies ActionWords<typeof classicRetention>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createMemberDiscount: 'Discount added',
  portGroupMember: 'Member moved out of the group',
} as const satisfies ActionWords<typeof classicRetention>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  DISCOUNT_CREATED: done.createMemberDiscount,
  PORTED_FROM_GROUP: done.portGroupMember,
} as const satisfies JournalWords
