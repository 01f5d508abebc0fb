import type { Translation } from '@memberkit/foundation/messages'
import { pageEnUS } from './en-US.ts'

export const pageEnCA: Translation<typeof pageEnUS> = { ...pageEnUS }
