import type { Translation } from '@memberkit/foundation/messages'
import { openEnUS } from './en-US.ts'

export const openEnCA: Translation<typeof openEnUS> = { ...openEnUS }
