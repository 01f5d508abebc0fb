import type { Translation } from '@memberkit/foundation/messages'
import { assignEnUS } from './en-US.ts'

export const assignEnCA: Translation<typeof assignEnUS> = { ...assignEnUS }
