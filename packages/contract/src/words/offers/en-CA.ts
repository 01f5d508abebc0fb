import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export { entities, name, journal } from './en-US.ts'

export const fields = {
  ...us.fields,
  availableInRegion: 'Sold in this province or state',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  ...us.hints,
  availableLocalities: 'Provinces and states where the offer can be bought',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  ...us.actions,
  makeOfferEnrollable: 'Open offer for enrolment',
} as const satisfies SameWords<typeof us.actions>

export const done = {
  ...us.done,
  makeOfferEnrollable: 'Offer open for enrolment',
} as const satisfies SameWords<typeof us.done>
