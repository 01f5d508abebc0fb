import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export { entities, name, fields, hints, actions } from './en-US.ts'

export const done = {
  ...us.done,
  cancelScheduledNotification: 'Notification cancelled',
} as const satisfies SameWords<typeof us.done>

export { NotificationAction as journal } from '../../labels/identity/notifications.en-CA.ts'
