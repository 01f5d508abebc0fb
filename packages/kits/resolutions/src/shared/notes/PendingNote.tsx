'use client'
import { ActionMessage } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { Button } from '@memberkit/primitives/button'
import type { ReactNode } from 'react'
import { notesMessages } from '../../messages/notes/namespace.ts'
import * as caseStyles from '../view/Case.css.ts'
import * as styles from './Notes.css.ts'
import type { NoteSender } from './useNoteSender.ts'

export interface PendingNoteProps {
  sender: NoteSender
  /** A badge that names who will read the note, where that could be one of several. */
  reader?: ReactNode
  /** Whether it stands among cards, rather than among notes. */
  isCard?: boolean
}

/** The note that waits to be sent, with the seconds left; and the one that is being sent, or couldn't be. */
export function PendingNote({ sender, reader, isCard }: PendingNoteProps) {
  const t = useMessages(notesMessages)
  const { waiting, secondsLeft, sending, action, canReturn, pending } = sender
  return (
    <>
      {waiting === undefined ? null : (
        <article ref={pending} className={styles.note} data-card={isCard ? '' : undefined} aria-label={t('waiting')}>
          {reader ? <div>{reader}</div> : null}
          <p className={caseStyles.text} {...replayMask}>
            {waiting}
          </p>
          <div className={styles.pending}>
            <span className={caseStyles.quiet} role="timer">
              {secondsLeft > 0 ? t('wait', { count: secondsLeft }) : t('after')}
            </span>
            <Button size="small" onPress={sender.takeBack}>
              {t('takeBack')}
            </Button>
            <Button size="small" tone="quiet" onPress={sender.sendNow} aria-disabled={sending !== undefined}>
              {t('now')}
            </Button>
          </div>
        </article>
      )}
      {sending === undefined ? null : (
        <article className={styles.note} data-card={isCard ? '' : undefined} aria-label={t('sending')}>
          {reader ? <div>{reader}</div> : null}
          <p className={caseStyles.text} {...replayMask}>
            {sending}
          </p>
          {action.isBusy ? <p className={caseStyles.quiet}>{t('sending')}</p> : null}
          <ActionMessage action={action} />
          {canReturn && waiting === undefined ? (
            <div className={styles.pending}>
              <Button size="small" onPress={sender.takeBack}>
                {t('takeBack')}
              </Button>
            </div>
          ) : null}
        </article>
      )}
    </>
  )
}
