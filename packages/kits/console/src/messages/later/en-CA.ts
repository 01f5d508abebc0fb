import type { Translation } from '@memberkit/foundation/messages'
import { laterEnUS } from './en-US.ts'

export const laterEnCA: Translation<typeof laterEnUS> = laterEnUS
