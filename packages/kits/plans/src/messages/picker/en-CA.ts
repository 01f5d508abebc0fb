import type { Translation } from '@memberkit/foundation/messages'
import { pickerEnUS } from './en-US.ts'

export const pickerEnCA: Translation<typeof pickerEnUS> = {
  ...pickerEnUS,
  'spoken.PAY_PERIOD': '{amount} per paycheque',
  'paycheck.unit': 'per paycheque',
  'paycheck.yearly': { one: '{amount} a year, {count} paycheque', other: '{amount} a year, {count} paycheques' },
}
