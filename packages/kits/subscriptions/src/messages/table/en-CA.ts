import type { Translation } from '@memberkit/foundation/messages'
import { tableEnUS } from './en-US.ts'

export const tableEnCA: Translation<typeof tableEnUS> = { ...tableEnUS }
