import type { Translation } from '@memberkit/foundation/messages'
import { methodEnUS } from './method.en-US.ts'

export const methodEnCA: Translation<typeof methodEnUS> = {
  ...methodEnUS,
  CHECKING: 'Chequing account ending in {lastFour}',
}
