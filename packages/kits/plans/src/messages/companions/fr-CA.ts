import type { Translation } from '@memberkit/foundation/messages'
import type { companionsEnUS } from './en-US.ts'

export const companionsFrCA: Translation<typeof companionsEnUS> = {
  title: 'Comparer les forfaits',
}
