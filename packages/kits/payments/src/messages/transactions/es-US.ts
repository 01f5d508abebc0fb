import type { Translation } from '@memberkit/foundation/messages'
import type { transactionsEnUS } from './en-US.ts'

export const transactionsEsUS: Translation<typeof transactionsEnUS> = {
  title: 'Transacciones',
}
