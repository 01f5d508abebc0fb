import type { Translation } from '@memberkit/foundation/messages'
import { cartEnUS } from './en-US.ts'

export const cartEnCA: Translation<typeof cartEnUS> = {
  ...cartEnUS,
  'region.label': 'Province or territory',
  'tax.unknown': 'Calculated once we know your postal code',
}
