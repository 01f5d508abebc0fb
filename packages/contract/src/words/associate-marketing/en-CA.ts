import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export { entities, name, fields, actions, consequences } from './en-US.ts'

export const done = {
  ...us.done,
  cancelAssociateMarketing: 'Marketing profile cancelled',
} as const satisfies SameWords<typeof us.done>

export { MarketingAction as journal } from '../../labels/shared/marketing.en-CA.ts'
