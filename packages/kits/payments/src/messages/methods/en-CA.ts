import type { Translation } from '@memberkit/foundation/messages'
import { methodsEnUS } from './en-US.ts'

export const methodsEnCA: Translation<typeof methodsEnUS> = methodsEnUS
