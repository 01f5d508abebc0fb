import type { Translation } from '@memberkit/foundation/messages'
import { hoursEnUS } from './en-US.ts'

export const hoursEnCA: Translation<typeof hoursEnUS> = { ...hoursEnUS }
