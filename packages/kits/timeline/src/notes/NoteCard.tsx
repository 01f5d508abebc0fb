'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage } from '@memberkit/foundation/action'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { formatInstant } from '@memberkit/platform/formats'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { Strong } from '@memberkit/primitives/text'
import type { KeyboardEvent } from 'react'
import { notesMessages } from '../messages/namespaces.ts'
import { NoteMenuPart } from './manage-parts.ts'
import type { NoteIntent } from './NoteMenu.tsx'
import { PriorityBadge, SubjectLine } from './NoteFacts.tsx'
import type { NoteRow } from './notes.rules.ts'
import * as styles from './Notes.css.ts'
import { useNotePriority } from './useNotePriority.ts'

export interface NoteCardProps {
  row: NoteRow
  /** Whether what it is about is named: not where the whole list is about it. */
  hasSubject?: boolean
  onChoose: (row: NoteRow, intent: NoteIntent) => void
}

/** A note as plain text: who wrote it and when, how urgent it is, what it is about, and what can be done. In a list. */
export function NoteCard({ row, hasSubject = true, onChoose }: NoteCardProps) {
  const t = useMessages(notesMessages)
  const { locale, timeZone, realm } = useMemberkit()
  const { note, actions } = row
  const priority = useNotePriority(note)
  const canSet = isAllowed(actions, 'updatePriority')
  return (
    <li>
      <Card as="article" aria-label={`${note.authorName}, ${formatInstant(note.createdAt, locale, timeZone)}`}>
        <div className={styles.top}>
          <div className={styles.who}>
            <Strong>{note.authorName}</Strong>
            <span className={styles.quiet}>
              <DateText instant={note.createdAt} />
            </span>
            <PriorityBadge priority={note.priority} />
          </div>
          {actions.length > 0 || realm === 'Internal' ? (
            // Keys reach it from the menu's button: the button is what has the focus.
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
            <span onKeyDown={canSet ? setByKey : undefined}>
              <NoteMenuPart row={row} hasKeys={canSet} onChoose={(intent) => onChoose(row, intent)} />
            </span>
          ) : null}
        </div>
        <p className={styles.text}>{note.text}</p>
        <div className={styles.facts}>
          {hasSubject ? <SubjectLine {...note} /> : null}
          {note.editedAt ? (
            <span className={styles.quiet}>
              {t('edited')} <DateText instant={note.editedAt} />
            </span>
          ) : null}
        </div>
        {priority.action.state.phase === 'done' ? null : <ActionMessage action={priority.action} />}
      </Card>
    </li>
  )

  function setByKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (!ctrlKey && !metaKey && !altKey) priority.setByKey(key)
  }
}
