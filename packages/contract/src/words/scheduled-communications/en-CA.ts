import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export { entities, name, fields, actions } from './en-US.ts'

export const done = {
  ...us.done,
  cancelScheduledCommunication: 'Communication cancelled',
} as const satisfies SameWords<typeof us.done>

export { ScheduledCommunicationAction as journal } from '../../labels/identity/scheduled-communications.en-CA.ts'
