'use client'
import { forwardRef, useId } from 'react'
import { useCalendarButton } from '../calendar/useCalendarButton.ts'
import { renderDateSegments } from '../date-field/renderDateSegments.tsx'
import { type DateChoice, useDateSegments } from '../date-field/useDateSegments.ts'
import { dateFormat, lengths } from '../date-text/formats.ts'
import { type FieldProps, renderMessages } from '../field/Field.tsx'
import { groupAttributes, renderLegend } from '../field/FieldGroup.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CalendarIcon } from '../icons/objects.tsx'
import { noonOf } from '../internal/days.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { PostedValue } from '../internal/PostedValue.tsx'
import { focusFirstAround } from '../segments/moves.ts'
import { onLeaving } from '../segments/useSegments.ts'

export interface DatePickerLabels {
  /** The name of the calendar and of its button. */
  open: string
  previousMonth: string
  nextMonth: string
  today: string
}

interface OwnProps extends FieldProps, DateChoice {
  /** A date such as '2026-03-08'; '' or null for none. Incomplete input is kept until this changes. */
  value?: string | null
  defaultValue?: string
  /** Called with a date, '' for no value, or null for invalid or unavailable input. */
  onChange?: (value: string | null) => void
  labels: DatePickerLabels
  /** The name under which the date is submitted. */
  name?: string
  readOnly?: boolean
}

export interface DatePickerProps extends OwnProps, NativeProps<'fieldset', OwnProps> {}

const loadCalendar = async () => (await import('./DatePopover.tsx')).DatePopover

/**
 * A date, typed or chosen from a lazy calendar. Renders a `<fieldset>` with three inputs and a button; the ref is the
 * fieldset's.
 */
export const DatePicker = forwardRef<HTMLFieldSetElement, DatePickerProps>(function DatePicker(props, ref) {
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    min,
    max,
    messages,
    unavailableReason,
    value,
    defaultValue,
    onChange,
    labels,
    name,
    readOnly,
    onBlur,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const segments = useDateSegments(props, props)
  const { notation, reading, message, leave } = segments
  const { Popover, root, control, opened, button } = useCalendarButton(loadCalendar, readOnly)
  const shown = { ...props, error: message ?? error }
  const wrong = segments.wrongParts(error)

  const choose = (day: string) => {
    segments.write(day)
    onChange?.(day)
    opened.close()
  }

  return (
    <fieldset {...native} {...groupAttributes(id, shown, describedBy)} ref={ref} onBlur={onLeaving(leave, onBlur)}>
      {renderLegend(props, focusFirstAround)}
      <div {...root}>
        <span {...control}>
          {renderDateSegments(segments, { errorId: `${id}-error`, wrong, isRequired, readOnly })}
          {readOnly ? null : (
            <IconButton
              {...button}
              size="small"
              label={nameOfButton(labels.open, reading.value, notation.locale)}
              icon={<CalendarIcon />}
            />
          )}
        </span>
        {Popover ? (
          <Popover opened={opened} choice={props} value={reading.value} onChoose={choose} labels={labels} />
        ) : null}
      </div>
      {renderMessages(id, shown)}
      <PostedValue name={name} value={reading.value ?? ''} />
    </fieldset>
  )
})

/** After a selection, focus returns to the button, which then says the selected date. */
function nameOfButton(label: string, value: string | null, locale: string) {
  if (!value) return label
  const { format } = dateFormat(locale, { ...lengths.full, calendar: 'gregory', timeZone: 'UTC' })
  return `${label}, ${format(noonOf(value))}`
}
