import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export { name, hints } from './en-US.ts'

export const entities = {
  ...us.entities,
  ProviderInsurance: { one: 'Professional liability insurance', many: 'Professional liability insurance' },
} as const satisfies SameWords<typeof us.entities>

export const fields = {
  ...us.fields,
  insurance: 'Professional liability insurance',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  ...us.actions,
  updateProviderInsurance: 'Change professional liability insurance',
} as const satisfies SameWords<typeof us.actions>

export const done = {
  ...us.done,
  updateProviderInsurance: 'Professional liability insurance changed',
} as const satisfies SameWords<typeof us.done>

export const journal = {
  ...us.journal,
  UPDATE_INSURANCE: done.updateProviderInsurance,
} as const satisfies SameWords<typeof us.journal>
