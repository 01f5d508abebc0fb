import type { Translation } from '@memberkit/foundation/messages'
import type { companionsEnUS } from './en-US.ts'

export const companionsEnCA: Translation<typeof companionsEnUS> = {
  title: 'Compare plans',
}
