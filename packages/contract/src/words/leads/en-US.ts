import type * as leads from '../../partners/leads.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Lead: { one: 'Lead', many: 'Leads', about: 'A person who may buy a plan' },
  LeadAssociate: { one: 'Lead associate', many: 'Lead associates', about: 'The associate who gets a lead' },
  LeadNote: { one: 'Note', many: 'Notes' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Lead,
  about: 'People who may buy, and what was done to reach them',
} as const satisfies Name

export const fields = {
  leadId: 'Lead',
  resourceStatus: 'Record status',
  interests: 'Interested in',
  status: 'Progress',
} as const satisfies FieldWords

export const actions = {
  changeLeadOwner: 'Change owner',
  cleanLeadAssociateCache: 'Clear associate cache',
  createLead: 'Create lead',
  deleteLead: 'Delete lead',
  findLeadAssociate: 'Find lead associate',
  getLead: 'View lead',
  getLeadAssociate: 'View lead associate',
  listLeads: 'View leads',
  updateLead: 'Edit lead',
  updateLeadStatus: 'Change progress',
} as const satisfies ActionWords<typeof leads>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeLeadOwner: 'Owner changed',
  createLead: 'Lead created',
  deleteLead: 'Lead deleted',
  updateLead: 'Lead updated',
  updateLeadStatus: 'Progress changed',
} as const satisfies ActionWords<typeof leads>

export { LeadAction as journal } from '../../labels/partners/leads.en-US.ts'
