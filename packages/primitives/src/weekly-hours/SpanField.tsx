'use client'
import { type ReactNode, useId, useState } from 'react'
import { renderError } from '../field/Field.tsx'
import { afterPress } from '../internal/after-press.ts'
import { focusFirst } from '../segments/moves.ts'
import { box, separator } from '../segments/Segments.css.ts'
import { onLeaving } from '../segments/useSegments.ts'
import { renderTimeSegments } from '../time-field/renderTimeSegments.tsx'
import { type TimeMessages, type TimeSegments, useTimeSegments } from '../time-field/useTimeSegments.ts'
import { endsAfter, type TimeSpan } from './week.ts'
import * as styles from './WeeklyHours.css.ts'

export interface TimeSpanMessages extends TimeMessages {
  /** The day closes before or when it opens. */
  endBeforeStart: string
  /** Two time ranges of a day overlap. */
  overlap: string
}

interface SpanFieldProps {
  value: TimeSpan
  onChange: (value: TimeSpan) => void
  messages: TimeSpanMessages
  step: number
  fieldName: string | undefined
  labels: { start: string; end: string }
  /** Content beside it. */
  children: ReactNode
}

/** A time range in one box. */
export function SpanField({ value, onChange, messages, step, fieldName, labels, children }: SpanFieldProps) {
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const reasonAgainst = (start: string | null) => (end: string) =>
    start && !endsAfter(end, start) ? messages.endBeforeStart : undefined

  const start = useTimeSegments(
    { messages, step },
    {
      value: value.start,
      name: fieldName,
      // The same text can be the end of one range and before the start of another.
      onChange: (time) => onChange({ start: time, end: end.readAgain(reasonAgainst(time)) }),
    },
  )
  const end = useTimeSegments(
    { messages, step, reasonAgainst: reasonAgainst(start.reading.value) },
    { value: value.end, name: fieldName, onChange: (time) => onChange({ start: start.reading.value, end: time }) },
  )
  const isMissing = isLeft && (start.reading.value === '' || end.reading.value === '')
  const message = start.message ?? end.message ?? (isMissing ? messages.incomplete : undefined)

  const leave = () => {
    start.leave()
    end.leave()
    afterPress(() => setLeft(start.reading.value === '' || end.reading.value === ''))
  }
  const renderTime = (time: TimeSegments, label: string) => {
    const isWrong = time.message || (message && time.reading.value === '')
    const wrong = isWrong ? (time.reading.wrong ?? time.notation.parts) : []
    return renderTimeSegments(time, { errorId: `${id}-error`, wrong, isNeeded: true, label })
  }

  return (
    <div className={styles.span} onBlur={onLeaving(leave)}>
      <span className={box} onMouseDown={focusFirst}>
        {renderTime(start, labels.start)}
        <span className={`${separator} ${styles.dash}`} aria-hidden="true">
          –
        </span>
        {renderTime(end, labels.end)}
      </span>
      {children}
      {message ? <div className={styles.message}>{renderError(id, { label: null, error: message })}</div> : null}
    </div>
  )
}
