import type { Translation } from '@memberkit/foundation/messages'
import { createTableEnUS } from './en-US.ts'

export const createTableEnCA: Translation<typeof createTableEnUS> = { ...createTableEnUS }
