import type { Translation } from '@memberkit/foundation/messages'
import { toolsEnUS } from './en-US.ts'

export const toolsEnCA: Translation<typeof toolsEnUS> = { ...toolsEnUS }
