import { addDays } from '@memberkit/platform/formats'

/** Returns the latest day for which the end of a plan can be scheduled: two years ahead. */
export const furthestDay = (today: string): string => addDays(today, 731)
