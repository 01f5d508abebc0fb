import type { Translation } from '@memberkit/foundation/messages'
import { compareEnUS } from './en-US.ts'

export const compareEnCA: Translation<typeof compareEnUS> = { ...compareEnUS }
