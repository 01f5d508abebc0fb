import type { Translation } from '@memberkit/foundation/messages'
import { orderDetailEnUS } from './detail-en-US.ts'

export const orderDetailEnCA: Translation<typeof orderDetailEnUS> = {
  ...orderDetailEnUS,
}
