import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import {
  NewProvision,
  PlanChanges,
  ProvisionMerge,
  ProvisionQuery,
  ProvisionStatusChange,
  ProvisionUpdate,
  ReinstatementDecision,
} from './provisioning.bodies.ts'
import {
  ClassicMap,
  Provision,
  ProvisionIdentity,
  ProvisionRun,
  ProvisionSubscription,
} from './provisioning.entities.ts'
import {
  ProvisionAction,
  ProvisionReinstatementStatus,
  ProvisionStatus,
  ProvisionVendor,
} from './provisioning.enums.ts'

// Source: commerce, section 7, "Provisioning". All but an identity's own provisions are assumed to be for staff and
// machines.

const staffOnly = { access: 'internal', assumes: ['access'] } as const
const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const provisions = at('provisioning', '/v1/provision', staffOnly)

export const createProvision = post(provisions, '', { body: NewProvision, returns: Provision })
/** Processes all waiting provisions: "POST /v1/provision, /process". Assumed to have no body. */
export const processProvisions = post(
  at('provisioning', '/v1/provision', { access: 'internal', assumes: ['path', 'access'] }),
  'process',
  { returns: ProvisionRun },
)
export const getProvision = get(provisions, '{provisionId}', { returns: Provision })
export const listProvisions = get(at('provisioning', '/v1/provisions', staffOnly), '', {
  query: ProvisionQuery,
  returns: list(Provision),
})
export const listIdentityProvisions = get(at('provisioning', '/v1/identities/{identityId}/provisions', owned), '', {
  returns: list(Provision),
})

// The operations below have no address in the specification. They act on one provision, so their paths are assumed
// below it. Those whose name says everything are assumed to have no body.
const provision = at('provisioning', '/v1/provision/{provisionId}', { access: 'internal', assumes: ['path', 'access'] })

export const addProvisionIdentity = post(provision, 'addIdentityId', { body: ProvisionIdentity, returns: Provision })
export const addProvisionClassicMap = post(provision, 'addClassicMap', { body: ClassicMap, returns: Provision })
export const addProvisionSubscription = post(provision, 'addSubscription', {
  body: ProvisionSubscription,
  returns: Provision,
})
export const updateProvisionStatus = post(provision, 'updateStatus', {
  body: ProvisionStatusChange,
  returns: Provision,
})
export const updateProvisionFields = post(provision, 'updateProvisionFields', {
  body: ProvisionUpdate,
  returns: Provision,
})
export const reinstateProvision = post(provision, 'reinstate', { returns: Provision })
export const suspendProvision = post(provision, 'suspend', { returns: Provision })
export const submitProvisionAsNew = post(provision, 'submitAsNew', { returns: Provision })
export const updateReinstatementStatus = post(provision, 'updateReinstatementStatus', {
  body: ReinstatementDecision,
  returns: Provision,
})
export const markProvisionProfileChecked = post(provision, 'profileChecked', { returns: Provision })
export const markProvisionProfileMerged = post(provision, 'profileMerged', { returns: Provision })
export const updateProvisionIdentityMergeId = post(provision, 'updateIdentityMergeId', {
  body: ProvisionMerge,
  returns: Provision,
})

export const submitPlanChanges = post(
  at('provisioning', '/v1/identities/{identityId}/provision/submitPlanChanges', owned),
  '',
  { body: PlanChanges, returns: Provision },
)
/** Processes all submitted plan changes. Assumed to have no body. */
export const processPlanChanges = post(at('provisioning', '/v1/submitPlanChanges/process', staffOnly), '', {
  returns: ProvisionRun,
})

// "Every service has GET journal" (section 7). The address is assumed.
export const provisionJournal = journal('provisioning', '/v1/provisions', ProvisionAction, {
  assumes: ['path', 'access'],
})
export const provisionMaxClock = maxClock('provisioning', '/v1/provisions')

export {
  ClassicMap,
  NewProvision,
  PlanChanges,
  Provision,
  ProvisionAction,
  ProvisionIdentity,
  ProvisionMerge,
  ProvisionQuery,
  ProvisionReinstatementStatus,
  ProvisionRun,
  ProvisionStatus,
  ProvisionStatusChange,
  ProvisionSubscription,
  ProvisionUpdate,
  ProvisionVendor,
  ReinstatementDecision,
}
export { provisionTransitions } from './provisioning.transitions.ts'
