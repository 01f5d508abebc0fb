'use client'
import { type FocusEvent, useId, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { renderError } from '../field/Field.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CopyIcon, PlusIcon, TrashIcon } from '../icons/commands.tsx'
import { afterPress } from '../internal/after-press.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { Menu } from '../menu/Menu.tsx'
import { MenuItem } from '../menu/MenuItem.tsx'
import { isLeaving } from '../segments/useSegments.ts'
import { SpanField, type TimeSpanMessages } from './SpanField.tsx'
import type { useWeek } from './useWeek.ts'
import { overlap, type Weekday, weekdays, workdays } from './week.ts'
import * as styles from './WeeklyHours.css.ts'

/** Functions of a day's name create labels for that day: "Add hours on Monday". */
export interface WeeklyHoursLabels {
  /** Shown for a day without hours. */
  closed: string
  /** Names the opening time. */
  start: string
  /** Names the closing time. */
  end: string
  add: string
  addTo: (day: string) => string
  removeFrom: (day: string) => string
  copyFrom: (day: string) => string
  copyToAll: string
  copyToWorkdays: string
  /** Announced after hours have been copied. */
  copied: (day: string) => string
}

interface DayRowProps {
  day: Weekday
  name: string
  /** The name under which all hours are submitted. */
  fieldName: string | undefined
  hours: ReturnType<typeof useWeek>
  onCopied: (sentence: string) => void
  labels: WeeklyHoursLabels
  messages: TimeSpanMessages
  step: number
}

/** A day: a switch for open or closed, its hours, and controls to add, remove and copy them. */
export function DayRow({ day, name, fieldName, hours, onCopied, labels, messages, step }: DayRowProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isLeft, setLeft] = useState(false)
  const [focusAt, setFocusAt] = useState<number>()
  const spans = hours.week[day]
  const isOpen = spans.length > 0
  const overlaps = isLeft && overlap(spans)

  useBrowserEffect(() => {
    if (focusAt === undefined) return
    list.current?.children[focusAt]?.querySelector<HTMLElement>('[data-part]')?.focus()
    setFocusAt(undefined)
  }, [focusAt])

  const copy = (to: readonly Weekday[]) => {
    hours.copy(day, to)
    onCopied(labels.copied(name))
  }

  return (
    <div
      role="group"
      aria-label={name}
      aria-describedby={overlaps ? `${id}-error` : undefined}
      className={styles.day}
      onBlur={(event: FocusEvent) => {
        if (isLeaving(event)) afterPress(() => setLeft(overlap(spans)))
      }}
    >
      <div className={styles.name}>
        <Checkbox label={name} isChecked={isOpen} onChange={(isOpen) => hours.setOpen(day, isOpen)} />
      </div>
      {isOpen ? (
        <>
          <div className={styles.spans}>
            <div ref={list} className={styles.list}>
              {spans.map((span, at) => (
                <SpanField
                  key={hours.keysOf(day)[at]}
                  value={span}
                  onChange={(next) => hours.setSpan(day, at, next)}
                  messages={messages}
                  step={step}
                  fieldName={fieldName}
                  labels={labels}
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
              ))}
            </div>
            {overlaps ? renderError(id, { label: null, error: messages.overlap }) : null}
          </div>
          <div className={styles.actions}>
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
              {labels.add}
            </Button>
            <Menu label={labels.copyFrom(name)} icon={<CopyIcon />} tone="quiet" size="small" align="end">
              <MenuItem onPress={() => copy(weekdays)}>{labels.copyToAll}</MenuItem>
              <MenuItem onPress={() => copy(workdays)}>{labels.copyToWorkdays}</MenuItem>
            </Menu>
          </div>
        </>
      ) : (
        <span className={styles.closed}>{labels.closed}</span>
      )}
    </div>
  )
}
