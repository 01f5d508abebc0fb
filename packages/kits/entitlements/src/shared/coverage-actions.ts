import type { Transition } from '@memberkit/contract'
import { type EntitlementStatus, entitlementTransitions } from '@memberkit/contract/commerce/entitlements'
import { type ActionNameOf, type AllowedAction as Allowed, defineActions } from '@memberkit/foundation/entity-actions'
import type { Entitlement } from './received.ts'

/** Why an action cannot be done to a plan now, beside its status and the permission. */
type Rule = 'notOwner' | 'nobodyWithAccount' | 'nobodyByName'

interface Facts {
  /** Whose plans are shown: others who are covered see a plan, but only its owner says who else is. */
  viewerId?: string
}

const owned = (one: Entitlement, { viewerId }: Facts): Rule | undefined =>
  viewerId !== undefined && viewerId !== one.identityId ? 'notOwner' : undefined
const someWithAccount = (one: Entitlement): Rule | undefined =>
  one.delegates.length === 0 ? 'nobodyWithAccount' : undefined
const someByName = (one: Entitlement): Rule | undefined =>
  one.authorizedUsers.some(({ id }) => id !== undefined) ? undefined : 'nobodyByName'

/**
 * Everything a person can do to an entitlement; each is one call of the specification (commerce, section 7,
 * Entitlements). Machine-only calls have no row (section 6). To add somebody who has an account takes their ID, which
 * only staff know.
 */
export const coverageActions = defineActions<Entitlement, Rule, Facts>()(
  {
    addAuthorizedUsers: { group: 'people', realms: ['User'], unavailableReason: owned },
    replaceAuthorizedUser: {
      group: 'people',
      realms: ['User'],
      unavailableReason: (one, facts) => owned(one, facts) ?? someByName(one),
    },
    removeAuthorizedUsers: {
      group: 'people',
      realms: ['User'],
      isCritical: true,
      unavailableReason: (one, facts) => owned(one, facts) ?? someByName(one),
    },
    addDelegates: { group: 'accounts' },
    replaceDelegate: { group: 'accounts', unavailableReason: someWithAccount },
    removeDelegates: {
      group: 'accounts',
      realms: ['User'],
      isCritical: true,
      unavailableReason: (one, facts) => owned(one, facts) ?? someWithAccount(one),
    },
    changeServiceArea: { group: 'plan' },
    changeEffectiveDates: { group: 'plan' },
    changeProduct: { group: 'plan' },
    changeProductInfo: { group: 'plan' },
    addContracts: { group: 'plan' },
    fulfill: { group: 'plan' },
    updateSubscriptionId: { group: 'plan' },
    activate: { group: 'status' },
    suspend: { group: 'status' },
    cancel: { group: 'status', isCritical: true },
    changeOwner: { group: 'owner' },
    reassignOwner: { group: 'owner' },
    delete: { group: 'end', isCritical: true },
  },
  { service: 'entitlements', transitions: entitlementTransitions },
)

export type CoverageActionName = ActionNameOf<typeof coverageActions>
export type AllowedAction = Allowed<CoverageActionName, Rule>

/**
 * In which statuses an action is possible and where it leads, in the contract's form: by the last word of each call. To
 * override the default, spread it: `{ ...entitlementTransitions, suspend: { from: ['ACTIVE'] } }`.
 */
export type Transitions = {
  readonly [Word in CoverageActionName]?: Transition<EntitlementStatus>
}
