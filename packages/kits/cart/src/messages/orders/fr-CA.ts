import type { Translation } from '@memberkit/foundation/messages'
import type { ordersEnUS } from './en-US.ts'

export const ordersFrCA: Translation<typeof ordersEnUS> = {
  title: 'Vos commandes',
}
