'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { DateText } from '@memberkit/primitives/date-text'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { notesMessages } from '../messages/namespaces.ts'
import { CauseLine, PriorityBadge, SubjectLine } from './NoteFacts.tsx'
import * as styles from './Notes.css.ts'
import type { AutoComment } from './received.ts'

interface CommentProps {
  comment: AutoComment
  hasSubject?: boolean
}

/** A comment by the platform, and its cause: beside the notes of people, and unlike them. */
export function CommentRow({ comment, hasSubject = true }: CommentProps) {
  const t = useMessages(notesMessages)
  const { createdAt, priority, text, cause } = comment
  return (
    <li className={styles.comment}>
      <div className={styles.top}>
        <div className={styles.who}>
          <span className={styles.quiet}>{t('by.platform')}</span>
          <span className={styles.quiet}>
            <DateText instant={createdAt} />
          </span>
          <PriorityBadge priority={priority} />
        </div>
      </div>
      <p className={styles.text}>{text}</p>
      <div className={styles.facts}>
        {cause ? <CauseLine {...cause} /> : null}
        {hasSubject ? <SubjectLine {...comment} /> : null}
      </div>
    </li>
  )
}

export interface CommentRunRowProps {
  comments: readonly AutoComment[]
  hasSubject?: boolean
}

/** Comments in a row, folded into one line. */
export function CommentRunRow({ comments, hasSubject }: CommentRunRowProps) {
  const t = useMessages(notesMessages)
  return (
    <li className={styles.folded}>
      <Disclosure
        title={t('run', { count: comments.length })}
        aside={<DateText instant={comments[0]?.createdAt} precision="day" />}
      >
        <ul className={styles.run}>
          {comments.map((comment) => (
            <CommentRow key={comment.id} {...{ comment, hasSubject }} />
          ))}
        </ul>
      </Disclosure>
    </li>
  )
}
