import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import { NewLaunch } from './launches.bodies.ts'
import { Launch } from './launches.entities.ts'
import { LaunchAction, LaunchStatus } from './launches.enums.ts'

// Source: identity and communication, section 7, "Launches".

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const launches = at('launches', '/v1/identities/{identityId}/launches', owned)
const launch = at('launches', '/v1/identities/{identityId}/launches/{launchId}', owned)

export const listLaunches = get(launches, '', { returns: list(Launch) })
export const createLaunch = post(launches, '', { body: NewLaunch, returns: Launch })
export const getLaunch = get(launch, '', { returns: Launch })
export const deleteLaunch = del(launch, '')
export const changeLaunchOwner = post(launch, 'changeOwner', { body: OwnerChange, returns: Launch })

/** "Each service has GET journal". The address is assumed. */
export const launchJournal = journal('launches', '/v1/launches', LaunchAction, { assumes: ['path', 'access'] })
export const launchMaxClock = maxClock('launches', '/v1/launches')

export { Launch, LaunchAction, LaunchStatus, NewLaunch }
export { launchTransitions } from './launches.transitions.ts'
