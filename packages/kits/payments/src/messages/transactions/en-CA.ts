import type { Translation } from '@memberkit/foundation/messages'
import { transactionsEnUS } from './en-US.ts'

/** Words of transactions are the same in Canada. */
export const transactionsEnCA: Translation<typeof transactionsEnUS> = transactionsEnUS
