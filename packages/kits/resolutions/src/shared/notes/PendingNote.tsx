'use client'
import { ActionMessage } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import type { ReactNode } from 'react'
import { notesMessages } from '../../messages/notes/namespace.ts'
import * as caseStyles from '../view/Case.css.ts'
import * as styles from './Notes.css.ts'
import type { NoteSender } from './useNoteSender.ts'

export interface PendingNoteProps {
  sender: NoteSender
  /** A badge that names who will read the note, where that could be one of several. */
  reader?: ReactNode
}

/** The note that waits to be sent, with the seconds left; and the one that is being sent, or couldn't be. */
export function PendingNote({ sender, reader }: PendingNoteProps) {
  const t = useMessages(notesMessages)
  const { waiting, secondsLeft, sending, action, canReturn, pending } = sender
  return (
    <>
      {waiting === undefined ? null : (
        <Card ref={pending} as="article" aria-label={t('waiting')}>
          {reader ? <div className={styles.reader}>{reader}</div> : null}
          <p className={caseStyles.text}>{waiting}</p>
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
        </Card>
      )}
      {sending === undefined ? null : (
        <Card as="article" aria-label={t('sending')}>
          <div className={styles.sending}>
            {reader ? <div>{reader}</div> : null}
            <p className={caseStyles.text}>{sending}</p>
            {action.isBusy ? <p className={caseStyles.quiet}>{t('sending')}</p> : null}
            <ActionMessage action={action} />
            {canReturn && waiting === undefined ? (
              <div className={styles.pending}>
                <Button size="small" onPress={sender.takeBack}>
                  {t('takeBack')}
                </Button>
              </div>
            ) : null}
          </div>
        </Card>
      )}
    </>
  )
}
