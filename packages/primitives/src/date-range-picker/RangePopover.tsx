import { CalendarPopover } from '../calendar/CalendarPopover.tsx'
import { RangeCalendar } from '../calendar/RangeCalendar.tsx'
import type { OpenCalendar } from '../calendar/useCalendarButton.ts'
import type { DateLimits } from '../date-field/useDateSegments.ts'
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

/** The calendar of a DateRangePicker: the first press selects one end of the range, the second the other. */
export function RangePopover({ opened, limits, start, end, onChoose, presets, labels }: RangePopoverProps) {
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
      <RangeCalendar start={start} end={end} onChoose={onChoose} choice={limits} keys={opened.keys} labels={labels} />
    </CalendarPopover>
  )
}
