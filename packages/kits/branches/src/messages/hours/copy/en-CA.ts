import type { Translation } from '@memberkit/foundation/messages'
import { copyEnUS } from './en-US.ts'

export const copyEnCA: Translation<typeof copyEnUS> = { ...copyEnUS }
