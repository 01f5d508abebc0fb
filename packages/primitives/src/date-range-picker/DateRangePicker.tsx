'use client'
import { forwardRef, useId } from 'react'
import { useCalendarButton } from '../calendar/useCalendarButton.ts'
import { renderDateSegments } from '../date-field/renderDateSegments.tsx'
import { dateFormat, lengths } from '../date-text/formats.ts'
import { type FieldProps, renderMessages } from '../field/Field.tsx'
import { groupAttributes, renderLegend } from '../field/FieldGroup.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CalendarIcon } from '../icons/objects.tsx'
import { noonOf } from '../internal/days.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { PostedValue } from '../internal/PostedValue.tsx'
import { useLocale } from '../locale/index.ts'
import { focusFirstAround } from '../segments/moves.ts'
import { onLeaving } from '../segments/useSegments.ts'
import { dash } from './DateRangePicker.css.ts'
import { type DateRange, type DateRangeMessages, useDateRange } from './useDateRange.ts'

export interface DateRangeLabels {
  /** The name of the calendar and of its button. */
  open: string
  /** Names the parts of the first date. */
  start: string
  /** Names the parts of the last date. */
  end: string
  /** The first hint in the calendar, for example "Choose the first day". */
  chooseStart: string
  /** The second hint. */
  chooseEnd: string
  previousMonth: string
  nextMonth: string
}

export interface DateRangePreset {
  /** For example "Last 30 days". */
  label: string
  start: string
  end: string
}

interface OwnProps extends FieldProps {
  value?: DateRange
  defaultValue?: DateRange
  /** Called with two dates; '' for a missing one, null for an invalid one. */
  onChange?: (value: DateRange) => void
  /** The first available date, such as '2020-01-01'. */
  min?: string
  /** The last available date. */
  max?: string
  messages: DateRangeMessages
  labels: DateRangeLabels
  /** Ranges selected by one press, beside the calendar. */
  presets?: readonly DateRangePreset[]
  /** The name under which the first date is submitted. */
  startName?: string
  /** The name under which the last date is submitted. */
  endName?: string
  readOnly?: boolean
}

export interface DateRangePickerProps extends OwnProps, NativeProps<'fieldset', OwnProps> {}

const loadCalendar = async () => (await import('./RangePopover.tsx')).RangePopover

/**
 * A date range, typed or chosen from a lazy calendar. Renders a `<fieldset>` with six inputs and a button; the ref is
 * the fieldset's.
 */
export const DateRangePicker = forwardRef<HTMLFieldSetElement, DateRangePickerProps>(
  function DateRangePicker(props, ref) {
    const ownId = useId()
    const {
      label,
      isLabelHidden,
      description,
      error,
      isRequired,
      optionalMark,
      value,
      defaultValue,
      onChange,
      min,
      max,
      messages,
      labels,
      presets = [],
      startName,
      endName,
      readOnly,
      onBlur,
      id = ownId,
      'aria-describedby': describedBy,
      ...native
    } = props
    const { start, end, range, message, write, leave } = useDateRange(props)
    const { Popover, root, control, opened, button } = useCalendarButton(loadCalendar, readOnly)
    const { locale } = useLocale()
    const shown = { ...props, error: message ?? error }

    const renderDay = (day: typeof start, name: string) => {
      // Each date of a range requires the other.
      const isNeeded = range.start !== '' || range.end !== ''
      const isMissing = message === messages.oneMissing && day.reading.value === ''
      const isWrong = message ? Boolean(day.message) || isMissing : Boolean(error)
      const wrong = isWrong ? (day.reading.wrong ?? day.notation.parts) : []
      return renderDateSegments(day, { errorId: `${id}-error`, wrong, isRequired, isNeeded, readOnly, label: name })
    }
    const choose = (first: string, last: string) => {
      write(first, last)
      opened.close()
    }

    return (
      <fieldset {...native} {...groupAttributes(id, shown, describedBy)} ref={ref} onBlur={onLeaving(leave, onBlur)}>
        {renderLegend(props, focusFirstAround)}
        <div {...root}>
          <span {...control}>
            {renderDay(start, labels.start)}
            <span className={dash} aria-hidden="true">
              –
            </span>
            {renderDay(end, labels.end)}
            {readOnly ? null : (
              <IconButton {...button} size="small" label={nameOf(labels.open, range, locale)} icon={<CalendarIcon />} />
            )}
          </span>
          {Popover ? (
            <Popover {...range} opened={opened} limits={props} onChoose={choose} presets={presets} labels={labels} />
          ) : null}
        </div>
        {renderMessages(id, shown)}
        <PostedValue name={startName} value={range.start ?? ''} />
        <PostedValue name={endName} value={range.end ?? ''} />
      </fieldset>
    )
  },
)

/** After a selection, focus returns to the button, which then says the selected range. */
function nameOf(label: string, { start, end }: DateRange, locale: string) {
  if (!start || !end) return label
  const format = dateFormat(locale, { ...lengths.long, calendar: 'gregory', timeZone: 'UTC' })
  return `${label}, ${format.formatRange(noonOf(start), noonOf(end))}`
}
