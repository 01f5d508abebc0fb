import type { Data } from '@memberkit/contract'
import {
  addBranchUnavailableDate,
  type BusinessHours,
  type getBranch,
  removeBranchUnavailableDate,
  type UnavailableDate,
  updateBranchBusinessHours,
  updateBranchTimeZone,
  updateBranchUnavailableDates,
} from '@memberkit/contract/partners/branches'
import { mergeByItem, mergeByKey, type SaveFields, type Section, sectionCall } from '@memberkit/foundation/sections'
import type { Locale } from '@memberkit/platform/formats'
import { zoneName } from '@memberkit/platform/formats'
import { changesOfDates, keyOfDate, replacesDates, sortDates } from './dates.rules.ts'
import { describeDate, describeHours, type HoursWords, zoneCity } from './describe.ts'
import { weekFromSunday } from './calendar.ts'
import { changedDays, haveInvalid } from './week.rules.ts'
import { isTimeZone } from './zone.ts'

type LoadedBranch = Data<typeof getBranch>

/** The fields of a branch that these sections edit: a part of the editor's draft. */
export interface HoursDraft {
  timeZone: string
  businessHours: BusinessHours
  unavailableDates: UnavailableDate[]
}

/** The options that the sections need of their editor. */
export interface HoursSectionOptions {
  branchId: string
  t: HoursWords
}

/** The opening hours: one call, merged day by day. */
export function hoursSection<D extends HoursDraft>({ branchId, t }: HoursSectionOptions): Section<LoadedBranch, D> {
  return {
    label: t('title'),
    fields: ['businessHours'],
    calls: ({ businessHours }) => [sectionCall(updateBranchBusinessHours, { branchId, body: { businessHours } })],
    merge: { businessHours: mergeByKey<BusinessHours>() } as Section<LoadedBranch, D>['merge'],
    check: ({ businessHours }): Record<string, string> =>
      haveInvalid(businessHours) ? { businessHours: t('error.hours') } : {},
    permission: 'branches.updateBusinessHours',
  }
}

/**
 * The closures, merged one by one. A few changes are a call each, which the journal names; many, or a new reason, replace
 * the list.
 */
export function unavailableDatesSection<D extends HoursDraft>({
  branchId,
  t,
}: HoursSectionOptions): Section<LoadedBranch, D> {
  return {
    label: t('review.dates'),
    fields: ['unavailableDates'],
    calls: ({ unavailableDates }, base) => {
      const changes = changesOfDates(base.unavailableDates, unavailableDates)
      if (replacesDates(changes))
        return [sectionCall(updateBranchUnavailableDates, { branchId, body: { unavailableDates } })]
      return [
        ...changes.removed.map((body) => sectionCall(removeBranchUnavailableDate, { branchId, body })),
        ...changes.added.map((body) => sectionCall(addBranchUnavailableDate, { branchId, body })),
      ]
    },
    // The service keeps its own order.
    isApplied: (after, { unavailableDates }) => {
      const { added, removed } = changesOfDates(after.unavailableDates, unavailableDates)
      return added.length + removed.length === 0
    },
    merge: { unavailableDates: mergeByItem<UnavailableDate[]>(keyOfDate) } as Section<LoadedBranch, D>['merge'],
    permission: 'branches.updateUnavailableDates',
  }
}

/** The time zone. Hours are wall clock, so they keep their local times unless they were moved, too. */
export function timeZoneSection<D extends HoursDraft>({ branchId, t }: HoursSectionOptions): Section<LoadedBranch, D> {
  return {
    label: t('zone'),
    fields: ['timeZone'],
    calls: ({ timeZone }) => [sectionCall(updateBranchTimeZone, { branchId, body: { timeZone } })],
    check: ({ timeZone }): Record<string, string> => (isTimeZone(timeZone) ? {} : { timeZone: t('zone.required') }),
    permission: 'branches.updateTimeZone',
  }
}

/**
 * Labels and texts of the fields, for review and conflicts: of the hours only the days that differ, "Fri 9:00 AM –
 * 4:00 PM".
 */
export function hoursFields(
  saved: HoursDraft,
  draft: HoursDraft,
  t: HoursWords,
  locale: Locale,
): SaveFields<HoursDraft> {
  return {
    businessHours: {
      label: t('review.hours'),
      show: (hours) => {
        const days = [
          ...changedDays(saved.businessHours, draft.businessHours),
          ...changedDays(saved.businessHours, hours),
        ]
        return describeHours(hours, locale, t, days.length > 0 ? inOrder(days) : undefined)
      },
    },
    unavailableDates: {
      label: t('review.dates'),
      show: (dates) => {
        const changed = [saved, draft].flatMap(({ unavailableDates }) => {
          const { added, removed } = changesOfDates(unavailableDates, dates)
          return [...added, ...removed]
        })
        const keys = new Set(changed.map(keyOfDate))
        const shown = sortDates(dates).filter((date) => keys.size === 0 || keys.has(keyOfDate(date)))
        return shown.map((date) => [describeDate(date, locale), date.label].filter(Boolean).join(' · ')).join('\n')
      },
    },
    timeZone: {
      label: t('review.zone'),
      show: (zone) => (isTimeZone(zone) ? `${zoneName(zone, locale)} (${zoneCity(zone)})` : zone),
    },
  }
}

function inOrder(days: readonly (keyof BusinessHours)[]) {
  return weekFromSunday.filter((day) => days.includes(day))
}
