import type { Data } from '@memberkit/contract'
import type { BusinessHours, getBranch, UnavailableDate } from '@memberkit/contract/partners/branches'
import { weekdays } from '../calendar.ts'
import { addMissingDates, changesOfDates, isPastDate, replaceComingDates } from '../dates.rules.ts'
import { changedDays } from '../week.rules.ts'

export type SiblingBranch = Data<typeof getBranch>

/** The parts to copy, and what happens to those of the other branch. */
export interface CopyChoice {
  hours: boolean
  dates: boolean
  mode: 'merge' | 'replace'
}

/** The changes that copying makes at one branch; an absent part is the same already, or not copied. */
export interface CopyPlan {
  target: SiblingBranch
  hours?: BusinessHours
  dates?: UnavailableDate[]
}

type Source = Pick<SiblingBranch, 'businessHours' | 'unavailableDates'>

/** Returns what copying changes at a branch. `today` is its date: closures that are over stay with their branch. */
export function planCopy(source: Source, target: SiblingBranch, choice: CopyChoice, today: string): CopyPlan {
  const plan: CopyPlan = { target }
  if (choice.hours) {
    const hours = copiedHours(source.businessHours, target.businessHours, choice.mode)
    if (changedDays(target.businessHours, hours).length > 0) plan.hours = hours
  }
  if (choice.dates) {
    const coming = source.unavailableDates.filter((date) => !isPastDate(date, today))
    const dates =
      choice.mode === 'merge'
        ? addMissingDates(target.unavailableDates, coming)
        : replaceComingDates(target.unavailableDates, coming, today)
    const { added, removed } = changesOfDates(target.unavailableDates, dates)
    if (added.length + removed.length > 0) plan.dates = dates
  }
  return plan
}

export const isEmptyPlan = ({ hours, dates }: CopyPlan): boolean => !hours && !dates

/** Whether a branch contains the part of a plan. */
export function hasPart(branch: SiblingBranch, plan: CopyPlan, part: CopyPart): boolean {
  if (part === 'hours') return changedDays(branch.businessHours, plan.hours ?? branch.businessHours).length === 0
  const { added, removed } = changesOfDates(branch.unavailableDates, plan.dates ?? branch.unavailableDates)
  return added.length + removed.length === 0
}

export type CopyPart = 'hours' | 'dates'

/** Whether the part of a branch that a plan was made for is still as it was: then the plan still holds. */
export function isUntouched(now: SiblingBranch, { target }: CopyPlan, part: CopyPart): boolean {
  return hasPart(now, { target, hours: target.businessHours, dates: target.unavailableDates }, part)
}

function copiedHours(source: BusinessHours, target: BusinessHours, mode: CopyChoice['mode']): BusinessHours {
  if (mode === 'replace') return source
  const days = weekdays.map((day) => [day, source[day].length > 0 ? source[day] : target[day]])
  return Object.fromEntries(days) as BusinessHours
}
