import type { MessageTable } from '@memberkit/foundation/messages'

export const pickerEnUS = {
  title: 'Choose a plan',
} as const satisfies MessageTable
