import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export { entities, name, fields, actions } from './en-US.ts'

export const done = {
  ...us.done,
  cancelEvent: 'Event cancelled',
} as const satisfies SameWords<typeof us.done>

export { EventAction as journal } from '../../labels/identity/events.en-CA.ts'
