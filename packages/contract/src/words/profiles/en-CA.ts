import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export { entities, name, hints } from './en-US.ts'

export const fields = {
  ...us.fields,
  nationalIdentifier: 'Social Insurance or Social Security number',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  ...us.actions,
  updateNationalIdentifier: 'Change Social Insurance or Social Security number',
} as const satisfies SameWords<typeof us.actions>

export const done = {
  ...us.done,
  updateNationalIdentifier: 'Social Insurance or Social Security number changed',
} as const satisfies SameWords<typeof us.done>

export const journal = {
  ...us.journal,
  UPDATE_NATIONAL_IDENTIFIER: done.updateNationalIdentifier,
} as const satisfies SameWords<typeof us.journal>
