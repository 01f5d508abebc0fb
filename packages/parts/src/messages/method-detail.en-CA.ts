import type { Translation } from '@memberkit/foundation/messages'
import { methodDetailEnUS } from './method-detail.en-US.ts'

export const methodDetailEnCA: Translation<typeof methodDetailEnUS> = {
  ...methodDetailEnUS,
  CHECKING: 'Chequing account ending in {lastFour}',
}
