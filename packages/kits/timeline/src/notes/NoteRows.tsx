'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { textIn, UnreadableRows } from '@memberkit/foundation/resource'
import type { UnreadableItem } from '@memberkit/platform'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { notesMessages } from '../messages/namespaces.ts'
import { CommentRow, CommentRunRow } from './CommentRow.tsx'
import { noteLink } from './note-link.ts'
import { NoteCard, type NoteCardProps } from './NoteCard.tsx'
import { NoteFilterBar } from './NoteFilterBar.tsx'
import { filterNotes, folded, inOrder } from './notes.rules.ts'
import * as styles from './Notes.css.ts'
import type { NotesData } from './useNotes.ts'

export interface NoteRowsProps extends NotesData, Pick<NoteCardProps, 'hasSubject' | 'onChoose'> {
  /** The name of the list. */
  name: string
}

/** Notes and comments as the filters in the address leave and order them. */
export function NoteRows({ rows, unreadable, unreadableComments, retryComments, name, ...item }: NoteRowsProps) {
  const t = useMessages(notesMessages)
  const { realm } = useMemberkit()
  const [place, setPlace] = useLinkState(noteLink)
  const { priority: priorities, author: authors, order = 'newest' } = place
  // For staff, comments are many and seldom what they look for.
  const hasComments = (place.comments ?? (realm === 'Internal' ? 'hidden' : 'shown')) === 'shown'
  const all = filterNotes(rows, { withoutComments: !hasComments })
  const found = filterNotes(all, { priorities, authors })
  const clear = () => setPlace({ priority: undefined, author: undefined })
  return (
    <>
      <div className={styles.filters}>
        <NoteFilterBar
          {...{ rows, priorities, authors, order, hasComments }}
          result={found.length === all.length ? '' : t('found', { count: found.length, total: all.length })}
          onChange={setPlace}
        />
      </div>
      {retryComments ? (
        <Alert
          tone="caution"
          actions={
            <Button size="small" onPress={retryComments}>
              {t('comments.retry')}
            </Button>
          }
        >
          {t('comments.failed')}
        </Alert>
      ) : null}
      {found.length === 0 && all.length > 0 ? (
        <EmptyState
          kind="filtered"
          title={t('filtered.heading')}
          action={<Button onPress={clear}>{t('clear')}</Button>}
        />
      ) : null}
      <ul className={styles.rows} aria-label={name}>
        {folded(inOrder(found, order)).map((row) => {
          if (row.kind === 'note') return <NoteCard key={row.id} row={row} {...item} />
          if (row.kind === 'run')
            return <CommentRunRow key={row.id} comments={row.comments} hasSubject={item.hasSubject} />
          return <CommentRow key={row.id} comment={row.comment} hasSubject={item.hasSubject} />
        })}
      </ul>
      {unreadable.length > 0 ? <UnreadableRows unreadable={unreadable} title={t('unread')} nameOf={authorOf} /> : null}
      {hasComments && unreadableComments.length > 0 ? (
        <UnreadableRows unreadable={unreadableComments} title={t('unread.comment')} />
      ) : null}
    </>
  )
}

const authorOf = ({ received }: UnreadableItem) => textIn(received, 'authorName', 'id')
