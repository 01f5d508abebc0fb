'use client'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { textIn, UnreadableRows } from '@memberkit/foundation/resource'
import type { UnreadableItem } from '@memberkit/platform'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Select } from '@memberkit/primitives/select'
import { notesMessages } from '../messages/namespaces.ts'
import { CommentRow, CommentRunRow } from './CommentRow.tsx'
import { noteLink } from './note-link.ts'
import { NoteCard, type NoteCardProps } from './NoteCard.tsx'
import { useHasComments } from './NoteCount.tsx'
import { NoteFilterBar } from './NoteFilterBar.tsx'
import { filterNotes, folded, inOrder, type NotesOrder } from './notes.rules.ts'
import * as styles from './Notes.css.ts'
import type { NotesData } from './useNotes.ts'

export interface NoteRowsProps extends NotesData, Pick<NoteCardProps, 'hasSubject' | 'onChoose'> {
  /** The name of the list. */
  name: string
}

/** Notes and comments as the filters in the address leave and order them. */
export function NoteRows({ rows, unreadable, unreadableComments, retryComments, name, ...item }: NoteRowsProps) {
  const t = useMessages(notesMessages)
  const [place, setPlace] = useLinkState(noteLink)
  const { priority: priorities, author: authors, order = 'newest' } = place
  const hasComments = useHasComments()
  const all = filterNotes(rows, { withoutComments: !hasComments })
  const found = filterNotes(all, { priorities, authors })
  const clear = () => setPlace({ priority: undefined, author: undefined })
  return (
    <>
      <div className={styles.filters}>
        <NoteFilterBar
          {...{ rows, priorities, authors, hasComments }}
          result={found.length === all.length ? '' : t('found', { count: found.length, total: all.length })}
          onChange={setPlace}
        />
        <span className={styles.order}>
          <span className={styles.orderName} aria-hidden="true">
            {t('order')}
          </span>
          <Select
            size="small"
            label={t('order')}
            isLabelHidden
            options={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
            value={order}
            onChange={(value) => setPlace({ order: value as NotesOrder })}
          />
        </span>
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

const orders: readonly NotesOrder[] = ['newest', 'priority']

const authorOf = ({ received }: UnreadableItem) => textIn(received, 'authorName', 'id')
