'use client'
import { forwardRef, useId } from 'react'
import { type FieldProps, renderMessages } from '../field/Field.tsx'
import { groupAttributes, renderLegend } from '../field/FieldGroup.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import { PostedValue } from '../internal/PostedValue.tsx'
import { focusFirst, focusFirstAround } from '../segments/moves.ts'
import { box } from '../segments/Segments.css.ts'
import { onLeaving } from '../segments/useSegments.ts'
import { renderTimeSegments } from './renderTimeSegments.tsx'
import { type TimeMessages, useTimeSegments } from './useTimeSegments.ts'

interface OwnProps extends FieldProps {
  /** A time of day such as '09:30' or '21:00'; '' or null for none. Incomplete input is kept until this changes. */
  value?: string | null
  defaultValue?: string
  /** Called with a time, '' for no value, or null for invalid input. */
  onChange?: (value: string | null) => void
  messages: TimeMessages
  /** The minutes that an arrow key adds; other minutes can be typed. @default 15 */
  step?: number
  /** The name under which the time is submitted. */
  name?: string
  readOnly?: boolean
}

export interface TimeFieldProps extends OwnProps, NativeProps<'fieldset', OwnProps> {}

/**
 * A time of day in the locale's 12-hour or 24-hour format. Renders a `<fieldset>` with two inputs, and a `<select>` for
 * AM or PM; the ref is the fieldset's.
 */
export const TimeField = forwardRef<HTMLFieldSetElement, TimeFieldProps>(function TimeField(props, ref) {
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
    messages,
    step = 15,
    name,
    readOnly,
    onBlur,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const segments = useTimeSegments({ messages, step }, props)
  const { reading, message, leave } = segments
  const shown = { ...props, error: message ?? error }
  const wrong = segments.wrongParts(error)

  return (
    <fieldset {...native} {...groupAttributes(id, shown, describedBy)} ref={ref} onBlur={onLeaving(leave, onBlur)}>
      {renderLegend(props, focusFirstAround)}
      <span className={box} onMouseDown={focusFirst}>
        {renderTimeSegments(segments, { errorId: `${id}-error`, wrong, isRequired, readOnly })}
      </span>
      {renderMessages(id, shown)}
      <PostedValue name={name} value={reading.value ?? ''} />
    </fieldset>
  )
})
