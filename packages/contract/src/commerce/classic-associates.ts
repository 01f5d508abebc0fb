import { at, get, post } from '../operation.ts'
import {
  ClassicApplication,
  ClassicBillingDetails,
  ClassicBillingHold,
  ClassicReassignment,
} from '../shared/classic.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list, text } from '../wire.ts'
import { TaxIdLookup } from './classic-associates.bodies.ts'
import { ApplicationMatch, AssociateMatch, ClassicAssociate } from './classic-associates.entities.ts'

// Source: commerce, section 7, "Classic membership administration", billing details and associates. Most operations
// have no verb and no address there: assumed to be reads below the entity they concern, for staff.

const staff = { access: 'internal', assumes: ['path', 'access'] } as const
const associates = at('classic-associates', '/v1/classic/associates', staff)
const associate = at('classic-associates', '/v1/classic/associates/{associateId}', staff)
const application = at('classic-associates', '/v1/classic/associates/applications/{applicationId}', staff)

export const getClassicAssociateBillingDetails = get(associate, 'billingDetails', { returns: ClassicBillingDetails })
export const setClassicAssociateBillingHold = post(associate, 'billingDetails/setBillingHold', {
  body: ClassicBillingHold,
  returns: ClassicBillingDetails,
})

export const listUnplacedApplications = get(associates, 'unplacedApplications', { returns: list(ClassicApplication) })
/** Lists applications of possible former associates. */
export const listPotentialReinstatements = get(associates, 'potentialReinstatements', {
  returns: list(ClassicApplication),
})
export const listReinstatementMatchingApplications = get(application, 'reinstatementMatchingApplications', {
  returns: list(ApplicationMatch),
})
export const listReinstatementMatchingAssociates = get(application, 'reinstatementMatchingAssociates', {
  returns: list(AssociateMatch),
})
// Both tax ID searches are assumed to be POSTs: a URL would put the number into every log.
export const findApplicationsByTaxId = post(associates, 'applicationsByTaxId', {
  body: TaxIdLookup,
  returns: list(ClassicApplication),
  idempotent: true,
})
export const findClassicAssociatesByTaxId = post(associates, 'lookupByTaxId', {
  body: TaxIdLookup,
  returns: list(ClassicAssociate),
  idempotent: true,
})
export const getClassicAssociate = get(associate, '', { returns: ClassicAssociate })
export const reassignClassicAssociate = post(associate, 'reassign', {
  body: ClassicReassignment,
  returns: ClassicAssociate,
})

export const classicAssociateJournal = journal('classic-associates', '/v1/classic/associates', text, staff)
export const classicAssociateMaxClock = maxClock('classic-associates', '/v1/classic/associates')

export { ApplicationMatch, AssociateMatch, ClassicAssociate, TaxIdLookup }
