import type { Translation } from '@memberkit/foundation/messages'
import type { cartEnUS } from './en-US.ts'

export const cartFrCA: Translation<typeof cartEnUS> = {
  title: 'Votre panier',
}
