'use client'
import { useMemberkit } from '@memberkit/foundation'
import { formatInstant } from '@memberkit/platform/formats'
import { replayMask } from '@memberkit/foundation/privacy'
import { DateText } from '@memberkit/primitives/date-text'
import type { ReactNode } from 'react'
import type { NoteEntry } from '../timeline.rules.ts'
import * as caseStyles from './Case.css.ts'
import * as styles from './Timeline.css.ts'

export interface NoteBoxProps {
  entry: NoteEntry
  /** The accessible name: who wrote it, and who may read it. */
  label: string
  /** Badges after the author and time. */
  badges?: ReactNode
  /** Controls at the end of the first line. */
  controls?: ReactNode
}

/** A note as plain text, with its author and time. */
export function NoteBox({ entry, label, badges, controls }: NoteBoxProps) {
  const { locale, timeZone } = useMemberkit()
  const { note, list } = entry
  return (
    <article
      className={styles.note}
      data-list={list}
      data-note={note.id}
      tabIndex={-1}
      aria-label={`${label}, ${formatInstant(note.at, locale, timeZone)}`}
    >
      <div className={styles.noteHead}>
        <div className={styles.noteWords}>
          <span className={styles.author}>{note.author.name}</span>
          <span className={styles.meta}>
            <DateText instant={note.at} precision="time" />
          </span>
          {badges ? <span className={styles.badges}>{badges}</span> : null}
        </div>
        {controls ? <span className={styles.noteEnd}>{controls}</span> : null}
      </div>
      <p className={caseStyles.text} {...replayMask}>
        {note.body}
      </p>
    </article>
  )
}
