'use client'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { renderDescription, renderError } from '../field/Field.tsx'
import { afterPress } from '../internal/after-press.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useLocale } from '../locale/index.ts'
import { focusFirst, holdBack } from '../segments/moves.ts'
import { box, separator } from '../segments/Segments.css.ts'
import { onLeaving } from '../segments/useSegments.ts'
import { parseTime, parseTimeRanges } from '../time-field/parse-times.ts'
import { isInOrder, isWhole, type TimeSpan } from './week.ts'
import { type TimeText, useTimeText } from './useTimeText.ts'
import * as styles from './WeeklyHours.css.ts'

export interface TimeSpanMessages {
  /** A time is missing. */
  incomplete: string
  /** The error for a value that isn't a time. */
  impossible: string
  /** The day closes before or when it opens. */
  endBeforeStart: string
  /** Two time ranges of a day overlap, or one with hours that began on the day before. */
  overlap: string
}

interface SpanFieldProps {
  value: TimeSpan
  /** Called with one range, or with several typed at once. */
  onChange: (values: readonly TimeSpan[]) => void
  messages: TimeSpanMessages
  step: number
  fieldName: string | undefined
  labels: { start: string; end: string }
  allowsOvernight: boolean
  /** The meaning of the end, such as midnight or the next day. */
  note: ReactNode
  /** Content beside it. */
  children: ReactNode
}

/** A time range in one box. Either time takes a whole range: "9-5". */
export function SpanField(props: SpanFieldProps) {
  const { value, onChange, messages, step, fieldName, labels, allowsOvernight, note, children } = props
  const id = useId()
  const { locale } = useLocale()
  const [isLeft, setLeft] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const typed = useRef<readonly TimeSpan[]>([])

  const rangeIn = (text: string) => {
    typed.current = parseTimeRanges(text, locale) ?? []
    return typed.current.length === 1 ? typed.current[0] : undefined
  }
  const range = useRef<TimeSpan>(undefined)
  const start = useTimeText({
    value: value.start,
    read: (text) => {
      range.current = rangeIn(text)
      return (
        range.current?.start ??
        parseTime(text, locale, { before: value.end || undefined }) ??
        parseTime(text, locale) ??
        null
      )
    },
    onChange: (time) => onChange([{ start: time, end: range.current?.end ?? value.end }]),
    first: '09:00',
    most: 1439,
    step,
  })
  const end = useTimeText({
    value: value.end,
    read: (text) => {
      range.current = rangeIn(text)
      const after = value.start || '09:00'
      return range.current?.end ?? parseTime(text, locale, { after }) ?? parseTime(text, locale) ?? null
    },
    onChange: (time) => onChange([{ start: range.current?.start ?? value.start, end: time }]),
    first: '17:00',
    most: 1440,
    step,
  })

  const { fault, wrong } = faultOf(value, allowsOvernight)
  const message = fault && messages[fault]
  const shown = isLeft ? message : undefined
  useBrowserEffect(() => holdBack(root.current, wrong[0], message), [wrong[0], message])

  /** Several ranges typed at once become as many fields, and the times are written in the locale's format. */
  const commit = () => {
    range.current = undefined
    if (typed.current.length > 1) onChange(typed.current)
    typed.current = []
    start.rewrite()
    end.rewrite()
  }
  const renderTime = (part: 'start' | 'end', time: TimeText) => {
    const isWrong = Boolean(shown) && wrong.includes(part)
    const describedBy = [isWrong && `${id}-error`, note && part === 'end' && `${id}-description`].filter(Boolean)
    return (
      <input
        className={styles.time}
        aria-label={labels[part]}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy.join(' ') || undefined}
        data-part={part}
        data-name={fieldName}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        dir="auto"
        value={time.text}
        onChange={(event) => {
          range.current = undefined
          typed.current = []
          time.type(event.target.value)
        }}
        onBlur={commit}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          range.current = undefined
          if (event.key === 'Enter') commit()
          else time.onKeyDown(event)
        }}
      />
    )
  }

  return (
    <div className={styles.span} onBlur={onLeaving(() => afterPress(() => setLeft(true)))}>
      <span ref={root} className={`${box} ${styles.times}`} onMouseDown={focusFirst}>
        {renderTime('start', start)}
        <span className={`${separator} ${styles.dash}`} aria-hidden="true">
          –
        </span>
        {renderTime('end', end)}
      </span>
      {children}
      {shown ? <div className={styles.message}>{renderError(id, { label: null, error: shown })}</div> : null}
      {note ? <div className={styles.message}>{renderDescription(id, { label: null, description: note })}</div> : null}
    </div>
  )
}

const both = ['start', 'end'] as const

function faultOf(span: TimeSpan, allowsOvernight: boolean) {
  const wrong = both.filter((part) => span[part] === null)
  if (wrong.length > 0) return { fault: 'impossible', wrong } as const
  if (!isWhole(span)) return { fault: 'incomplete', wrong: both.filter((part) => !span[part]) } as const
  return isInOrder(span, allowsOvernight)
    ? { fault: undefined, wrong }
    : ({ fault: 'endBeforeStart', wrong: both } as const)
}
