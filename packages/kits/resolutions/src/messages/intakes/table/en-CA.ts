import type { Translation } from '@memberkit/foundation/messages'
import { intakesTableEnUS } from './en-US.ts'

export const intakesTableEnCA: Translation<typeof intakesTableEnUS> = { ...intakesTableEnUS }
