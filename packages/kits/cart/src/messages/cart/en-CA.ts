import type { Translation } from '@memberkit/foundation/messages'
import type { cartEnUS } from './en-US.ts'

export const cartEnCA: Translation<typeof cartEnUS> = {
  title: 'Your cart',
}
