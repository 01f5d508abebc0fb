import { today as todayIn } from '@internationalized/date'
import { Button } from '../button/Button.tsx'
import { Calendar } from '../calendar/Calendar.tsx'
import { CalendarPopover } from '../calendar/CalendarPopover.tsx'
import type { OpenCalendar } from '../calendar/useCalendarButton.ts'
import { type DateChoice, reasonAgainst } from '../date-field/useDateSegments.ts'
import { useLocale } from '../locale/index.ts'
import type { DatePickerLabels } from './DatePicker.tsx'

interface DatePopoverProps {
  opened: OpenCalendar
  choice: DateChoice
  value: string | null
  onChoose: (day: string) => void
  labels: DatePickerLabels
}

/** The calendar of a DatePicker: a month, and a button for today if it is available. */
export function DatePopover({ opened, choice, value, onChoose, labels }: DatePopoverProps) {
  const today = String(todayIn(useLocale().timeZone))
  return (
    <CalendarPopover {...opened} label={labels.open}>
      <Calendar value={value} onChoose={onChoose} choice={choice} keys={opened.keys} labels={labels}>
        {reasonAgainst(today, choice) ? null : (
          <Button size="small" tone="quiet" onPress={() => onChoose(today)}>
            {labels.today}
          </Button>
        )}
      </Calendar>
    </CalendarPopover>
  )
}
