'use client'
import { type KeyboardEvent, useState } from 'react'
import { twoDigits } from '../internal/days.ts'
import { useLocale } from '../locale/index.ts'
import { formatTime } from '../time-field/format-time.ts'

interface TimeTextOptions {
  value: string | null
  /** Parses the typed text; null if it isn't a time. */
  read: (text: string) => string | null
  onChange: (value: string | null) => void
  /** The time on the first press of an arrow key. */
  first: string
  /** The latest time in minutes: 1440 for an end. */
  most: number
  step: number
}

/** Manages a time typed as text: kept as typed while it means the value, then written in the locale's format. */
export function useTimeText({ value, read, onChange, first, most, step }: TimeTextOptions) {
  const { locale } = useLocale()
  const written = () => (value ? formatTime(value, locale) : '')
  const [draft, setDraft] = useState(() => ({ text: written(), value, locale }))
  const isRewritten = value !== draft.value || locale !== draft.locale
  const current = isRewritten ? { text: value === null ? draft.text : written(), value, locale } : draft
  if (isRewritten) setDraft(current)

  const change = (text: string, next: string | null) => {
    // The typed text means this value already: it comes back unchanged.
    setDraft({ text, value: next, locale })
    onChange(next)
  }

  return {
    text: current.text,
    type: (text: string) => change(text, text.trim() === '' ? '' : read(text)),
    /** Writes the value in the locale's format; an invalid one stays as typed. */
    rewrite: () => {
      if (value !== null) setDraft({ text: written(), value, locale })
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
      if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || event.currentTarget.readOnly) return
      event.preventDefault()
      const next = value ? stepped(value, by * step, most) : first
      change(formatTime(next, locale), next)
    },
  }
}

export type TimeText = ReturnType<typeof useTimeText>

/** Returns the next multiple of the step; after the latest comes the earliest. */
function stepped(time: string, by: number, most: number) {
  const now = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const size = Math.abs(by)
  const next = by > 0 ? Math.floor(now / size) * size + size : Math.ceil(now / size) * size - size
  const least = most === 1440 ? size : 0
  const within = next > most ? least : next < least ? most - (most % size) : next
  return `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`
}
