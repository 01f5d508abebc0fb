import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { ownerRealms } from '../shared/realm.ts'
import { ServiceHealth } from '../shared/service-health.ts'
import { list, text } from '../wire.ts'
import { CohortBenefitIds, NewBenefitCohort } from './benefit-cohorts.bodies.ts'
import { BenefitCohort, CohortBenefit } from './benefit-cohorts.entities.ts'

// Source: identity and communication, section 7, "Cohorts", "Benefit cohorts".

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const staff = { access: 'internal', assumes: ['access'] } as const
const own = at('benefit-cohorts', '/v1/identities/{identityId}/benefitCohorts', owned)
const cohorts = at('benefit-cohorts', '/v1/identities/{identityId}/benefitCohorts', staff)

export const listBenefitCohorts = get(own, '', { returns: list(BenefitCohort) })
export const createBenefitCohort = post(cohorts, '', { body: NewBenefitCohort, returns: BenefitCohort })
export const getBenefitCohort = get(own, '{cohortId}', { returns: BenefitCohort })
export const addBenefitsToCohort = post(cohorts, '{cohortId}/addBenefits', {
  body: CohortBenefitIds,
  returns: BenefitCohort,
})
export const removeBenefitsFromCohort = post(cohorts, '{cohortId}/removeBenefits', {
  body: CohortBenefitIds,
  returns: BenefitCohort,
})

export const getBenefitCohortHealth = get(at('benefit-cohorts', '/v1/health'), '', { returns: ServiceHealth })
/** No actions are listed: assumed to be those of section 3, "Cohort". */
export const benefitCohortJournal = journal('benefit-cohorts', '/v1/benefitcohorts', text)
export const benefitCohortMaxClock = maxClock('benefit-cohorts', '/v1/benefitcohorts')

export { BenefitCohort, CohortBenefit, CohortBenefitIds, NewBenefitCohort }
