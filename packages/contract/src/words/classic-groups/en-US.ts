import type * as classicGroups from '../../commerce/classic-groups.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  ClassicGroup: { one: 'Legacy group', many: 'Legacy groups', about: 'A group’s record in the legacy system' },
  ClassicCommissionData: {
    one: 'Commission data',
    many: 'Commission data',
    about: 'Commissions paid on a group in a period',
  },
  ClassicCommission: { one: 'Commission', many: 'Commissions' },
  SitusStateContract: {
    one: 'Situs state contract',
    many: 'Situs state contracts',
    about: 'The contract that applies by the group’s situs state',
  },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.ClassicGroup,
  about: 'Employer groups as the legacy system knows them',
} as const satisfies Name

export const fields = {
  commissions: 'Commissions',
  situsState: 'Situs state',
  memberCount: 'Members',
  coverageCodes: 'Coverage codes',
  isBillingInvoiceDiverted: 'Invoice sent to someone else',
} as const satisfies FieldWords

export const hints = {
  situsState: 'The state whose law governs the group’s contract',
  isBillingInvoiceDiverted: 'The invoice goes to someone else than the group',
} as const satisfies FieldWords

export const actions = {
  getClassicCommissionData: 'View commission data',
  getClassicCommissionDataOfAssociate: 'View commission data of an associate',
  getClassicGroup: 'View legacy group',
  listSitusStateContracts: 'View situs state contracts',
  updateDivertBillingInvoice: 'Change who gets the invoice',
} as const satisfies ActionWords<typeof classicGroups>

/** Announcements of completed actions. Reads have none. */
export const done = {
  updateDivertBillingInvoice: 'Invoice recipient changed',
} as const satisfies ActionWords<typeof classicGroups>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  BILLING_INVOICE_DIVERTED: done.updateDivertBillingInvoice,
} as const satisfies JournalWords
