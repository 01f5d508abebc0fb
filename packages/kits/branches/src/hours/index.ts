export { type Weekday, weekdays } from './calendar.ts'
export {
  addMissingDates,
  changesOfDates,
  haveOverlap,
  isLongClosure,
  isPastDate,
  mergeDates,
  replaceComingDates,
} from './dates.rules.ts'
export { type Holiday } from './holidays.ts'
export { type HolidayDate, holidaysIn, type HolidayPlace, suggestHolidays } from './holidays.rules.ts'
export {
  isClosedDate,
  isOpenAt,
  isOvernight,
  nextOpening,
  type Opening,
  type OpeningFacts,
  openStateAt,
  type OpenState,
  type OpenStretch,
  openStretches,
} from './hours.rules.ts'
export { changedDays, haveTouching, isOpenAllDay, mergeTouching, overlappingDays, shiftHours } from './week.rules.ts'
export { instantOf, isTimeZone, wallTimeAt, type WallTime } from './zone.ts'
