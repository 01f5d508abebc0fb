import type { Translation } from '@memberkit/foundation/messages'
import { datesEnUS } from './en-US.ts'

export const datesEnCA: Translation<typeof datesEnUS> = { ...datesEnUS, 'holiday.labor': 'Labour Day' }
