import type { Translation } from '@memberkit/foundation/messages'
import { changeEnUS } from './en-US.ts'

export const changeEnCA: Translation<typeof changeEnUS> = { ...changeEnUS }
