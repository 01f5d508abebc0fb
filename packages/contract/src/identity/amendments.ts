import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import { NewIdentityAmendment } from './amendments.bodies.ts'
import { IdentityAmendment } from './amendments.entities.ts'

// Source: identity and communication, section 7, "Notes, auto comments, amendments". Names include "identity" because
// contract histories have amendments, too.

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const amendments = at('amendments', '/v1/identities/{identityId}/amendments', owned)
const amendment = at('amendments', '/v1/amendments/{amendmentId}', owned)

export const listIdentityAmendments = get(amendments, '', { returns: list(IdentityAmendment) })
export const createIdentityAmendment = post(amendments, '', { body: NewIdentityAmendment, returns: IdentityAmendment })
export const changeIdentityAmendmentOwner = post(amendment, 'changeOwner', {
  body: OwnerChange,
  returns: IdentityAmendment,
})
export const deleteIdentityAmendment = del(amendment, '')

/** "Each service has GET journal". The address is assumed; no actions are listed. */
export const identityAmendmentJournal = journal('amendments', '/v1/amendments', text, { assumes: ['path', 'access'] })
export const identityAmendmentMaxClock = maxClock('amendments', '/v1/amendments')

export { IdentityAmendment, NewIdentityAmendment }
