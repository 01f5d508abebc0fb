'use client'
import type { BusinessHours } from '@memberkit/contract/partners/branches'
import { useState } from 'react'
import type { TimeZoneFieldProps } from './TimeZoneField.tsx'
import { usePlatformClock } from './usePlatformClock.ts'
import { changedDays, shiftHours } from './week.rules.ts'
import { type Instant, isTimeZone, offsetAt } from './zone.ts'

export type ZoneChangeOptions = Pick<TimeZoneFieldProps, 'saved' | 'draft' | 'onChange'>

export interface ZoneChange extends Pick<ZoneChangeOptions, 'saved' | 'draft'> {
  /** Undefined in the first render. */
  now: Instant | undefined
  /** Minutes by which clocks of the draft's zone are ahead of those of the saved one. */
  by: number
  /** Whether the hours have moved with the zone, to keep their moments. */
  isMoved: boolean
  /** The hours with their local times, whether they have moved or not. */
  localHours: BusinessHours
  choose: (timeZone: string) => void
  move: (isMoved: boolean) => void
}

/** A change of the zone of a draft. Local times stay unless the person asks otherwise; what isn't saved yet stays, too. */
export function useZoneChange({ saved, draft, onChange }: ZoneChangeOptions): ZoneChange {
  const now = usePlatformClock()
  const { timeZone, businessHours } = draft
  // Which move of the hours is in the draft; not of another change that was discarded or saved since.
  const [moved, setMoved] = useState<{ from: string; to: string; by: number }>()
  const isChanged = timeZone !== saved.timeZone && isTimeZone(timeZone) && isTimeZone(saved.timeZone)
  const by = isChanged && now ? (offsetAt(now, timeZone) - offsetAt(now, saved.timeZone)) / 60_000 : 0
  const isOwn = moved?.from === saved.timeZone && moved.to === timeZone
  // A restored draft tells only by its hours.
  const isAsMoved = () => by !== 0 && changedDays(businessHours, shiftHours(saved.businessHours, by)).length === 0
  const shift = isOwn ? moved.by : isAsMoved() ? by : 0
  const localHours = shift === 0 ? businessHours : shiftHours(businessHours, -shift)
  return {
    saved,
    draft,
    now,
    by,
    isMoved: shift !== 0,
    localHours,
    choose(zone) {
      setMoved(undefined)
      onChange({ timeZone: zone, businessHours: localHours })
    },
    move(isWanted) {
      setMoved({ from: saved.timeZone, to: timeZone, by: isWanted ? by : 0 })
      onChange({ timeZone, businessHours: isWanted ? shiftHours(localHours, by) : localHours })
    },
  }
}
