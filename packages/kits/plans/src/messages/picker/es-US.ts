import type { Translation } from '@memberkit/foundation/messages'
import type { pickerEnUS } from './en-US.ts'

export const pickerEsUS: Translation<typeof pickerEnUS> = {
  title: 'Elija un plan',
}
