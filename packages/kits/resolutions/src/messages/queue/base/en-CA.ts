import type { Translation } from '@memberkit/foundation/messages'
import { baseEnUS } from './en-US.ts'

export const baseEnCA: Translation<typeof baseEnUS> = { ...baseEnUS }
