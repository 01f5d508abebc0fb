import type { Translation } from '@memberkit/foundation/messages'
import type { ordersEnUS } from './en-US.ts'

export const ordersEnCA: Translation<typeof ordersEnUS> = {
  title: 'Your orders',
}
