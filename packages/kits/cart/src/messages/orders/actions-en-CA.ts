import type { Translation } from '@memberkit/foundation/messages'
import { orderActionsEnUS } from './actions-en-US.ts'

export const orderActionsEnCA: Translation<typeof orderActionsEnUS> = {
  ...orderActionsEnUS,
}
