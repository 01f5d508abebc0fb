import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { partnerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import { LeadAssociateQuery, LeadAssociateSearch, LeadChanges, NewLead } from './leads.bodies.ts'
import { Lead, LeadAssociate } from './leads.entities.ts'
import { LeadAction, LeadStatus } from './leads.enums.ts'

// Source: partners and service delivery, section 7, "Leads".

const network = { realms: partnerRealms, assumes: ['realms'] } as const
const allLeads = at('leads', '/v1/leads', network)
const leads = at('leads', '/v1/identities/{identityId}/leads', network)
const lead = at('leads', '/v1/identities/{identityId}/leads/{leadId}', network)

export const listLeads = get(allLeads, 'owner/{ownerId}', { returns: list(Lead) })
export const getLead = get(allLeads, '{leadId}', { returns: Lead })
export const createLead = post(leads, '', { body: NewLead, returns: Lead })
export const updateLead = put(lead, '', { body: LeadChanges, returns: Lead })
export const deleteLead = del(lead, '')

export const updateLeadStatus = post(lead, 'updateStatus/{status}', { params: { status: LeadStatus }, returns: Lead })
/** Changes the owner of a lead. Written ".../changeOwner" without the lead, so its path is assumed below it. */
export const changeLeadOwner = post(
  at('leads', '/v1/identities/{identityId}/leads/{leadId}', { realms: partnerRealms, assumes: ['path', 'realms'] }),
  'changeOwner',
  { body: OwnerChange, returns: Lead },
)

const leadAssociate = at('leads', '/v1/getAssociate', network)
export const getLeadAssociate = get(leadAssociate, '', { query: LeadAssociateQuery, returns: LeadAssociate })
/**
 * "GET and POST /v1/getAssociate (query; POST with JSON body)": both are assumed to take the query. Changes nothing.
 */
export const findLeadAssociate = post(leadAssociate, '', {
  query: LeadAssociateQuery,
  body: LeadAssociateSearch,
  returns: LeadAssociate,
  idempotent: true,
})
/** Clears the service's cache of associates, by GET. */
export const cleanLeadAssociateCache = get(
  at('leads', '/v1/cleanAssociateCache', { access: 'internal', assumes: ['access'] }),
  '',
  { query: LeadAssociateQuery },
)

export const leadJournal = journal('leads', '/v1/leads', LeadAction)
export const leadMaxClock = maxClock('leads', '/v1/leads')

export { LeadAssociateQuery, LeadAssociateSearch, LeadChanges, NewLead } from './leads.bodies.ts'
export { Lead, LeadAssociate, LeadNote } from './leads.entities.ts'
export { LeadAction, LeadResourceStatus, LeadStatus } from './leads.enums.ts'
export { leadTransitions } from './leads.transitions.ts'
