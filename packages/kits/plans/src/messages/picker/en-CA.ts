import type { Translation } from '@memberkit/foundation/messages'
import type { pickerEnUS } from './en-US.ts'

export const pickerEnCA: Translation<typeof pickerEnUS> = {
  title: 'Choose a plan',
}
