import { messageNamespace } from '@memberkit/foundation/messages'
import type { companionsEnUS } from './companions/en-US.ts'
import type { pickerEnUS } from './picker/en-US.ts'

/** Messages of choose a plan. */
export const pickerMessages = messageNamespace<typeof pickerEnUS>('plans.picker')

/** Messages of compare plans. */
export const companionMessages = messageNamespace<typeof companionsEnUS>('plans.companions')
