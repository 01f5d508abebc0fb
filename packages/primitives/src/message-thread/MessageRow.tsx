'use client'
import { Fragment, memo } from 'react'
import { Avatar } from '../avatar/Avatar.tsx'
import { Button } from '../button/Button.tsx'
import { DateText } from '../date-text/DateText.tsx'
import { dateFormat, minutes } from '../date-text/formats.ts'
import { CheckIcon, ClockIcon, ErrorIcon, RefreshIcon } from '../icons/index.ts'
import { addDays } from '../internal/days.ts'
import { Link } from '../link/Link.tsx'
import { useLocale } from '../locale/index.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import type { Place } from './arrange.ts'
import { findLinks } from './find-links.ts'
import * as styles from './MessageThread.css.ts'
import type { Message, MessageThreadLabels, ThreadEntry } from './types.ts'

interface MessageRowProps extends Place {
  entry: ThreadEntry
  labels: MessageThreadLabels
  today?: string
  isFirstUnread: boolean
  /** Whether to show "sent": only on the newest own message. */
  showsSent: boolean
  onRetry?: (id: string) => void
}

export const MessageRow = memo(function MessageRow({ newDay, today, isFirstUnread, ...rest }: MessageRowProps) {
  const { entry, labels } = rest
  const isRecent = newDay !== undefined && today !== undefined && newDay >= addDays(today, -1)
  return (
    <li className={styles.row} data-first={rest.isFirstOfGroup ? '' : undefined}>
      {newDay ? (
        <div className={styles.day}>
          <DateText date={newDay} format="full" relativeTo={isRecent ? today : undefined} />
        </div>
      ) : null}
      {isFirstUnread ? <div className={styles.unread}>{labels.unread}</div> : null}
      {entry.kind === 'system' ? (
        <div className={styles.system}>
          <span className={styles.systemText}>{entry.text}</span> <Time time={entry.time} />
        </div>
      ) : (
        <MessageContent {...rest} message={entry} />
      )}
    </li>
  )
})

type ContentProps = Omit<MessageRowProps, 'newDay' | 'today' | 'isFirstUnread' | 'entry'> & { message: Message }

function MessageContent({ message, labels, isFirstOfGroup, showsSent, onRetry }: ContentProps) {
  const { id, sender, isOwn, attachments, isRemoved, isEdited, time } = message
  return (
    <div className={styles.message} data-own={isOwn ? '' : undefined}>
      {isFirstOfGroup && !isOwn ? (
        <span className={styles.avatar}>
          <Avatar name={sender.name} src={sender.picture} size="medium" isDecorative />
        </span>
      ) : null}
      {/* Whoever listens comes to each message alone; whoever looks sees the group. */}
      <div className={isFirstOfGroup ? styles.head : visuallyHidden}>
        <span className={isOwn ? visuallyHidden : styles.sender}>{isOwn ? labels.you : sender.name} </span>
        <Time time={time} />
      </div>
      <div
        className={styles.bubble}
        data-first={isFirstOfGroup ? '' : undefined}
        data-removed={isRemoved ? '' : undefined}
      >
        {isRemoved ? labels.removed : <MessageText text={message.text} newTab={labels.newTab} />}
        {isEdited && !isRemoved ? <span className={styles.edited}> ({labels.edited})</span> : null}
      </div>
      {attachments && !isRemoved ? <div className={styles.attachments}>{attachments}</div> : null}
      <Status {...{ message, labels, showsSent }} onRetry={onRetry && (() => onRetry(id))} />
    </div>
  )
}

function MessageText({ text, newTab }: { text: string; newTab: string }) {
  return (
    <span dir="auto" className={styles.plainText}>
      {findLinks(text).map((part, at) =>
        part.href ? (
          <Link key={at} href={part.href} externalLabel={newTab}>
            {part.text}
          </Link>
        ) : (
          <Fragment key={at}>{part.text}</Fragment>
        ),
      )}
    </span>
  )
}

const marks = { sending: ClockIcon, sent: CheckIcon, failed: ErrorIcon }

interface StatusProps extends Pick<ContentProps, 'message' | 'labels' | 'showsSent'> {
  onRetry?: () => void
}

function Status({ message: { status, text }, labels, showsSent, onRetry }: StatusProps) {
  if (!status || (status === 'sent' && !showsSent)) return null
  const Mark = marks[status]
  return (
    <div className={styles.status} data-status={status}>
      {/* oxlint-disable-next-line react/static-components -- one of three that are there from the start */}
      <Mark />
      {labels.statuses[status]}
      {status === 'failed' && onRetry ? (
        <Button size="small" tone="quiet" onPress={onRetry}>
          <RefreshIcon />
          {labels.retry}
          <span className={visuallyHidden}> {text}</span>
        </Button>
      ) : null}
    </div>
  )
}

function Time({ time }: { time: string }) {
  const { locale, timeZone } = useLocale()
  const moment = Date.parse(time)
  const text = Number.isNaN(moment) ? time : dateFormat(locale, { ...minutes, timeZone }).format(moment)
  return (
    // Servers and browsers may have different versions of a locale's data.
    <time dir="auto" className={styles.time} dateTime={time} suppressHydrationWarning>
      {text}
    </time>
  )
}
