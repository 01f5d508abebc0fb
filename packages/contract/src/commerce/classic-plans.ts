import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { StateOrProvince } from '../shared/places.ts'
import { list, text } from '../wire.ts'
import { ClassicAvailableProductQuery, ClassicPlanDefinition, ClassicPlanQuery } from './classic-plans.bodies.ts'
import { ClassicAvailableProduct, ClassicPlan, ClassicPlanPrice, ISeriesOffer } from './classic-plans.entities.ts'

// Source: commerce, section 7, "Classic membership administration", plans and available products. Plan operations have
// no address there: assumed to be below the plan, for staff.

const staff = { access: 'internal', assumes: ['path', 'access'] } as const
const plans = at('classic-plans', '/v1/classic/plans', staff)
const plan = at('classic-plans', '/v1/classic/plans/{planId}', staff)
const classic = at('classic-plans', '/v1/classic', { access: 'internal', assumes: ['access'] })

export const listClassicAvailableProducts = get(classic, 'available_products', {
  query: ClassicAvailableProductQuery,
  returns: list(ClassicAvailableProduct),
})

export const getClassicPlan = get(plan, '', { returns: ClassicPlan })
export const updateClassicPlan = post(plan, '', { body: ClassicPlanDefinition, returns: ClassicPlan })
export const getISeriesOffer = get(plan, 'iSeriesOffer', { returns: ISeriesOffer })
export const createClassicPlan = post(plans, '', { body: ClassicPlanDefinition, returns: ClassicPlan })
export const listClassicServiceableStates = get(plan, 'serviceableStates', { returns: list(StateOrProvince) })
export const findClassicPlan = get(plans, 'classicPlan', { query: ClassicPlanQuery, returns: ClassicPlan })

export const classicPlanJournal = journal('classic-plans', '/v1/classic/plans', text, staff)
export const classicPlanMaxClock = maxClock('classic-plans', '/v1/classic/plans')

export {
  ClassicAvailableProduct,
  ClassicAvailableProductQuery,
  ClassicPlan,
  ClassicPlanDefinition,
  ClassicPlanPrice,
  ClassicPlanQuery,
  ISeriesOffer,
}
