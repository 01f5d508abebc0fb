import { useState } from 'react'
import { Calendar } from '../calendar/Calendar.tsx'
import { CalendarPopover } from '../calendar/CalendarPopover.tsx'
import type { OpenCalendar } from '../calendar/useCalendarButton.ts'
import { type DateLimits, reasonAgainst } from '../date-field/useDateSegments.ts'
import type { DateRangeLabels, DateRangePreset } from './DateRangePicker.tsx'
import * as styles from './DateRangePicker.css.ts'

interface RangePopoverProps {
  opened: OpenCalendar
  limits: DateLimits
  start: string | null
  end: string | null
  onChoose: (start: string, end: string) => void
  presets: readonly DateRangePreset[]
  labels: DateRangeLabels
}

/** The calendar of a DateRangePicker: the first choice is one end of the period, the second the other. */
export function RangePopover({ opened, limits, start, end, onChoose, presets, labels }: RangePopoverProps) {
  const [anchor, setAnchor] = useState<string>()
  const [pointed, setPointed] = useState<string>()
  const chosen = anchor ? inOrder(anchor, pointed ?? anchor) : start && end ? { start, end } : alone(start || end)

  const choose = (day: string) => {
    if (anchor === undefined) return setAnchor(day)
    const { start, end } = inOrder(anchor, day)
    onChoose(start, end)
  }

  return (
    <CalendarPopover {...opened} label={labels.open}>
      {presets.length > 0 ? (
        <div className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset.label}
              type="button"
              className={styles.preset}
              aria-pressed={preset.start === start && preset.end === end}
              onClick={() => onChoose(preset.start, preset.end)}
            >
              {preset.label}
            </button>
          ))}
        </div>
      ) : null}
      <Calendar
        chosen={chosen}
        onChoose={choose}
        onPoint={setPointed}
        keys={opened.keys}
        min={limits.min}
        max={limits.max}
        reasonAgainst={(day) => reasonAgainst(day, limits)}
        labels={labels}
        hint={anchor ? labels.chooseEnd : labels.chooseStart}
      />
    </CalendarPopover>
  )
}

function inOrder(one: string, other: string) {
  return one <= other ? { start: one, end: other } : { start: other, end: one }
}

function alone(day: string | null) {
  return day ? { start: day, end: day } : undefined
}
