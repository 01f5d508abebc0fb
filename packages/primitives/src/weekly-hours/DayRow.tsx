'use client'
import { type FocusEvent, useId, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { renderError } from '../field/Field.tsx'
import { note } from '../field/Field.css.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { PlusIcon, TrashIcon } from '../icons/rows.tsx'
import { afterPress } from '../internal/after-press.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useLocale } from '../locale/index.ts'
import { isLeaving } from '../segments/useSegments.ts'
import { formatTime } from '../time-field/format-time.ts'
import { DayMenu } from './DayMenu.tsx'
import type { WeeklyHoursLabels } from './labels.ts'
import { SpanField, type TimeSpanMessages } from './SpanField.tsx'
import type { useWeek } from './useWeek.ts'
import {
  dayAfter,
  dayBefore,
  isAllDay,
  isMidnight,
  isOvernight,
  merged,
  noSpan,
  overlap,
  spilledInto,
  type TimeSpan,
  touch,
  type Weekday,
} from './week.ts'
import * as styles from './WeeklyHours.css.ts'

export interface DayRowProps {
  day: Weekday
  nameOf: (day: Weekday) => string
  /** The name under which all hours are submitted. */
  fieldName: string | undefined
  hours: ReturnType<typeof useWeek>
  /** Announces what has changed beyond the day's own fields. */
  say: (sentence: string) => void
  onCopy: ((day: Weekday) => void) | undefined
  labels: WeeklyHoursLabels
  messages: TimeSpanMessages
  step: number
}

/** A day: a switch for open or closed, its hours, and controls to add, remove, merge and copy them. */
export function DayRow(props: DayRowProps) {
  const { day, nameOf, fieldName, hours, say, labels, messages, step } = props
  const id = useId()
  const { locale } = useLocale()
  const row = useRef<HTMLDivElement>(null)
  const [isLeft, setLeft] = useState(false)
  const [focusAt, setFocusAt] = useState<number>()
  const name = nameOf(day)
  const spans = hours.week[day]
  const isOpen = spans.length > 0
  const allDay = isAllDay(spans)
  const spilled = labels.overnight && spilledInto(day, hours.week)
  const overlaps = overlap(spans, spilled)

  useBrowserEffect(() => {
    if (focusAt === undefined) return
    const fields = row.current?.querySelectorAll<HTMLElement>('[data-part="start"]')
    fields?.[focusAt]?.focus()
    setFocusAt(undefined)
  }, [focusAt])

  const noteOf = (span: TimeSpan) => {
    if (labels.overnight && isOvernight(span))
      return labels.overnight.ends(nameOf(dayAfter(day)), formatTime(span.end, locale))
    return isMidnight(span.end) ? labels.midnight : undefined
  }

  const renderSpan = (span: TimeSpan, at: number) => (
    <SpanField
      key={hours.keysOf(day)[at]}
      value={span}
      onChange={(next) => hours.setSpan(day, at, next)}
      messages={messages}
      step={step}
      fieldName={fieldName}
      labels={labels}
      allowsOvernight={Boolean(labels.overnight)}
      note={noteOf(span)}
    >
      {spans.length > 1 ? (
        <IconButton
          size="small"
          label={labels.removeFrom(name)}
          icon={<TrashIcon />}
          onPress={() => {
            hours.remove(day, at)
            setFocusAt(Math.max(0, at - 1))
          }}
        />
      ) : null}
    </SpanField>
  )

  return (
    <div
      ref={row}
      role="group"
      aria-label={name}
      aria-describedby={
        [isLeft && overlaps && `${id}-error`, spilled && `${id}-spill`].filter(Boolean).join(' ') || undefined
      }
      className={styles.day}
      onBlur={(event: FocusEvent) => {
        if (isLeaving(event)) afterPress(() => setLeft(overlaps))
      }}
    >
      <div className={styles.name}>
        <Checkbox label={name} isChecked={isOpen} onChange={(isOpen) => hours.setOpen(day, isOpen)} />
      </div>
      {isOpen ? (
        <div className={styles.spans}>
          {allDay ? (
            <span className={styles.always}>{labels.allDay}</span>
          ) : (
            <div className={styles.list}>{spans.map(renderSpan)}</div>
          )}
          {isLeft && overlaps ? renderError(id, { label: null, error: messages.overlap }) : null}
          {!overlaps && touch(spans) ? (
            <div className={styles.offer}>
              <span className={note}>{labels.touching}</span>
              <Button
                size="small"
                aria-label={labels.mergeOn(name)}
                onPress={() => {
                  hours.setDay(day, merged(spans))
                  say(labels.merged(name))
                  setFocusAt(0)
                }}
              >
                {labels.merge}
              </Button>
            </div>
          ) : null}
          {spilled ? renderSpill(spilled) : null}
        </div>
      ) : (
        <>
          <span className={styles.closed}>{labels.closed}</span>
          {spilled ? <div className={styles.spill}>{renderSpill(spilled)}</div> : null}
        </>
      )}
      {isOpen ? (
        <div className={styles.actions}>
          {allDay ? (
            <Button
              size="small"
              tone="quiet"
              aria-label={labels.setHoursOn(name)}
              onPress={() => {
                hours.setDay(day, [noSpan])
                setFocusAt(0)
              }}
            >
              {labels.setHours}
            </Button>
          ) : (
            <Button
              size="small"
              tone="quiet"
              aria-label={labels.addTo(name)}
              onPress={() => {
                hours.add(day)
                setFocusAt(spans.length)
              }}
            >
              <PlusIcon />
              <span className={styles.addLabel}>{labels.add}</span>
            </Button>
          )}
          <DayMenu {...props} />
        </div>
      ) : null}
    </div>
  )

  function renderSpill(until: string) {
    const time = formatTime(until, locale)
    return (
      <span id={`${id}-spill`} className={note}>
        {labels.overnight?.spills(nameOf(dayBefore(day)), time)}
      </span>
    )
  }
}
