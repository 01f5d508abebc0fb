import type { Translation } from '@memberkit/foundation/messages'
import { familiesEnUS } from './en-US.ts'

export const familiesEnCA: Translation<typeof familiesEnUS> = { ...familiesEnUS }
