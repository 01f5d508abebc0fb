import type { Translation } from '@memberkit/foundation/messages'
import type { companionsEnUS } from './en-US.ts'

export const companionsEsUS: Translation<typeof companionsEnUS> = {
  title: 'Comparar planes',
}
