import { at, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { text } from '../wire.ts'
import { AutomationRun } from './classic-automation.entities.ts'

// Source: commerce, section 7, "Classic membership administration", automation. Assumed: the IDs name existing records
// of the legacy system, so creating them here takes no body; access is for staff.

const staff = { access: 'internal', assumes: ['access'] } as const
const membership = at('classic-automation', '/v1/automation/membership/{membershipId}', staff)
const associate = at('classic-automation', '/v1/automation/associate/{associateId}', staff)

export const createAutomatedMembership = post(membership, 'create', { returns: AutomationRun })
export const createAutomatedAssociate = post(associate, 'create', { returns: AutomationRun })

const readHere = { assumes: ['path', 'access'] } as const
export const automationJournal = journal('classic-automation', '/v1/automation', text, readHere)
export const automationMaxClock = maxClock('classic-automation', '/v1/automation')

export { AutomationRun }
