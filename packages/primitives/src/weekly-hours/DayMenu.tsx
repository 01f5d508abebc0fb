'use client'
import { EllipsisIcon } from '../icons/commands.tsx'
import { Menu } from '../menu/Menu.tsx'
import { MenuItem } from '../menu/MenuItem.tsx'
import type { DayRowProps } from './DayRow.tsx'
import { allDay, isAllDay, type Weekday, weekdays, workdays } from './week.ts'

/** The menu of further actions for the hours of a day. */
export function DayMenu({ day, nameOf, hours, say, onCopy, labels }: DayRowProps) {
  const name = nameOf(day)
  const copy = (to: readonly Weekday[]) => {
    hours.copy(day, to)
    say(labels.copied(name))
  }
  return (
    <Menu label={labels.moreFor(name)} icon={<EllipsisIcon />} tone="quiet" size="small" align="end">
      {isAllDay(hours.week[day]) ? null : (
        <MenuItem onPress={() => hours.setDay(day, [allDay])}>{labels.allDay}</MenuItem>
      )}
      {onCopy ? (
        <MenuItem onPress={() => onCopy(day)}>{labels.copyTo}</MenuItem>
      ) : (
        <>
          <MenuItem onPress={() => copy(workdays)}>{labels.copyToWorkdays}</MenuItem>
          <MenuItem onPress={() => copy(weekdays)}>{labels.copyToAll}</MenuItem>
        </>
      )}
    </Menu>
  )
}
