import type { Translation } from '@memberkit/foundation/messages'
import { bulkEnUS } from './en-US.ts'

export const bulkEnCA: Translation<typeof bulkEnUS> = { ...bulkEnUS }
