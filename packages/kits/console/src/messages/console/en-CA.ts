import type { Translation } from '@memberkit/foundation/messages'
import { pagesEnCA } from '../pages/en-CA.ts'
import { consoleEnUS } from './en-US.ts'

export const consoleEnCA: Translation<typeof consoleEnUS> = { ...consoleEnUS, ...pagesEnCA }
