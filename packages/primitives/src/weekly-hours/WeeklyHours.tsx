'use client'
import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react'
import { dateFormat } from '../date-text/formats.ts'
import { type FieldProps, renderDescription, renderError } from '../field/Field.tsx'
import { groupAttributes, renderLegend } from '../field/FieldGroup.tsx'
import { noonOf } from '../internal/days.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { PostedValue } from '../internal/PostedValue.tsx'
import { useLocale } from '../locale/index.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { DayRow } from './DayRow.tsx'
import type { WeeklyHoursLabels } from './labels.ts'
import type { TimeSpanMessages } from './SpanField.tsx'
import { useWeek } from './useWeek.ts'
import { type WeekHours, type Weekday, weekdays, weekdaysIn } from './week.ts'
import * as styles from './WeeklyHours.css.ts'

interface OwnProps extends FieldProps {
  /** The hours of each day, such as `{ monday: [{ start: '09:00', end: '17:30' }], sunday: [], … }`. */
  value?: WeekHours
  defaultValue?: WeekHours
  /** Called with the week's hours, and whether all are valid. */
  onChange?: (value: WeekHours, isValid: boolean) => void
  labels: WeeklyHoursLabels
  messages: TimeSpanMessages
  /** The minutes that an arrow key adds; other minutes can be typed. @default 15 */
  step?: number
  /** Replaces the menu's copying by the caller's own, for example with a preview. */
  onCopy?: (day: Weekday) => void
  /** The name under which the hours are submitted, as JSON. */
  name?: string
}

export interface WeeklyHoursProps extends OwnProps, NativeProps<'fieldset', OwnProps> {}

/** The hours of a week, such as opening hours. Renders a `<fieldset>`; the ref is the fieldset's. */
export const WeeklyHours = forwardRef<HTMLFieldSetElement, WeeklyHoursProps>(function WeeklyHours(props, forwarded) {
  const ownId = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle(forwarded, () => root.current as HTMLFieldSetElement, [])
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
    labels,
    messages,
    step = 15,
    onCopy,
    name,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const { locale } = useLocale()
  const hours = useWeek({ value, defaultValue, onChange, allowsOvernight: Boolean(labels.overnight) }, root)
  const [said, setSaid] = useState('')

  return (
    <fieldset {...native} {...groupAttributes(id, props, describedBy)} ref={root}>
      {renderLegend(props)}
      {renderDescription(id, props)}
      <div className={styles.week}>
        {weekdaysIn(locale).map((day) => (
          <DayRow
            key={day}
            {...{ day, hours, labels, messages, step, onCopy }}
            nameOf={(one) => nameOf(one, locale)}
            fieldName={name}
            say={setSaid}
          />
        ))}
      </div>
      {renderError(id, props)}
      <div className={visuallyHidden} aria-live="polite">
        {said}
      </div>
      <PostedValue name={name} value={JSON.stringify(hours.week)} />
    </fieldset>
  )
})

/** Capitalizes day names: "Lundi" in locales with lower-case names. */
function nameOf(day: Weekday, locale: string) {
  const { format } = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // March 1, 2026 is a Sunday.
  const [first = '', ...rest] = format(noonOf(`2026-03-0${weekdays.indexOf(day) + 1}`))
  return first.toLocaleUpperCase(locale) + rest.join('')
}
