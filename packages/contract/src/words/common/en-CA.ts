import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export const fields = {
  ...us.fields,
  administrativeArea: 'Province or state',
  cancelReason: 'Reason for cancelling',
  postalCode: 'Postal or ZIP code',
  region: 'Province or state',
  state: 'Province or state',
  stateOrProvince: 'Province or state',
  stateProvince: 'Province or state',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  ...us.hints,
  administrativeArea: 'Two-letter code, such as ON or TX',
  state: 'Two-letter code, such as ON or TX',
  region: 'Two-letter code, such as ON or TX',
  stateOrProvince: 'Two-letter code, such as ON or TX',
  stateProvince: 'Two-letter code, such as ON or TX',
  postalCode: 'M5V 2T6 in Canada, 75001 in the United States',
} as const satisfies SameWords<typeof us.hints>

export const entities = {
  ...us.entities,
  StateOrProvince: { one: 'Province or state', many: 'Provinces and states' },
} as const satisfies SameWords<typeof us.entities>
