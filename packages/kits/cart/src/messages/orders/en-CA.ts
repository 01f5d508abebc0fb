import type { Translation } from '@memberkit/foundation/messages'
import { ordersEnUS } from './en-US.ts'

export const ordersEnCA: Translation<typeof ordersEnUS> = {
  ...ordersEnUS,
}
