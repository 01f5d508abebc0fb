import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { list } from '../wire.ts'
import { CohortChange } from './cohorts.bodies.ts'
import { Cohort } from './cohorts.entities.ts'
import { CohortAction, CohortType } from './cohorts.enums.ts'

// Source: identity and communication, section 7, "Cohorts". Its journal and clock have no version there.

const staff = { access: 'internal', assumes: ['access'] } as const
const cohorts = at('cohorts', '/v1/identities/{identityId}/cohorts', staff)
const cohort = at('cohorts', '/v1/cohorts/{cohortId}', staff)

export const createCohort = post(cohorts, '', { body: CohortChange, returns: Cohort })
export const listCohorts = get(cohorts, '', { returns: list(Cohort) })
export const updateCohort = put(cohort, '', { body: CohortChange, returns: Cohort })
export const deleteCohort = del(cohort, '')
export const changeCohortOwner = post(cohort, 'changeOwner', { body: OwnerChange, returns: Cohort })

export const cohortJournal = journal('cohorts', '/cohorts', CohortAction)
export const cohortMaxClock = maxClock('cohorts', '/cohorts', { assumes: ['access'] })

export { Cohort, CohortAction, CohortChange, CohortType }
