import type { Translation } from '@memberkit/foundation/messages'
import type { ordersEnUS } from './en-US.ts'

export const ordersEsUS: Translation<typeof ordersEnUS> = {
  title: 'Sus pedidos',
}
