import { ProductCategory } from '../shared/catalogue.ts'
import { Currency } from '../shared/money.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { ClassicPlanPrice } from './classic-plans.entities.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): all names are assumed.

const classicPlanDefinitionFields = assumed({
  code: text,
  name: text,
  category: maybe(ProductCategory),
  currency: Currency,
  prices: list(ClassicPlanPrice),
  coverageCode: maybe(text),
  serviceableStates: maybe(list(StateOrProvince)),
})

/** A new plan, or the replacement of one. */
export interface ClassicPlanDefinition extends Out<typeof classicPlanDefinitionFields> {}
export const ClassicPlanDefinition: Schema<ClassicPlanDefinition> = classicPlanDefinitionFields

const classicPlanQueryFields = assumed({ code: maybe(text), name: maybe(text), stateProvince: maybe(StateOrProvince) })

/** The plan to find. */
export interface ClassicPlanQuery extends Out<typeof classicPlanQueryFields> {}
export const ClassicPlanQuery: Schema<ClassicPlanQuery> = classicPlanQueryFields

const classicAvailableProductQueryFields = assumed({
  membershipId: maybe(text),
  stateProvince: maybe(StateOrProvince),
  category: maybe(ProductCategory),
})

/** The audience and location that products must be available for. */
export interface ClassicAvailableProductQuery extends Out<typeof classicAvailableProductQueryFields> {}
export const ClassicAvailableProductQuery: Schema<ClassicAvailableProductQuery> = classicAvailableProductQueryFields
