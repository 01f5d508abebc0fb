import type { Translation } from '@memberkit/foundation/messages'
import type { methodsEnUS } from './en-US.ts'

export const methodsFrCA: Translation<typeof methodsEnUS> = {
  title: 'Modes de paiement',
}
