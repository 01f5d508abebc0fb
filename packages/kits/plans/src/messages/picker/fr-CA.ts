import type { Translation } from '@memberkit/foundation/messages'
import type { pickerEnUS } from './en-US.ts'

export const pickerFrCA: Translation<typeof pickerEnUS> = {
  title: 'Choisir un forfait',
}
