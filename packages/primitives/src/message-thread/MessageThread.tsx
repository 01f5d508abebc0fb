'use client'
import { forwardRef, type ReactNode, type RefObject, useCallback, useMemo } from 'react'
import { Button } from '../button/Button.tsx'
import { ArrowDownIcon } from '../icons/index.ts'
import { FocusKeeper } from '../internal/FocusKeeper.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import { useLocale } from '../locale/index.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { arrange } from './arrange.ts'
import { MessageRow } from './MessageRow.tsx'
import * as styles from './MessageThread.css.ts'
import { isOwn, type MessageThreadLabels, type ThreadEntry } from './types.ts'
import { useThreadAnnouncements } from './useThreadAnnouncements.ts'
import { useThreadScroll } from './useThreadScroll.ts'

interface OwnProps {
  /** Names the conversation, for example "Messages with Bo Example". */
  label: string
  /** From oldest to newest. */
  messages: readonly ThreadEntry[]
  labels: MessageThreadLabels
  /** The id of the first unread message, which a line precedes. */
  unreadFrom?: string
  /** Today's date, such as '2026-03-08', for "today" and "yesterday". */
  today?: string
  /** Sends a failed message again. */
  onRetry?: (id: string) => void
  /** Loads older messages. Absent if all are loaded. */
  onLoadOlder?: () => void
  isLoadingOlder?: boolean
  /** Shown if there are no messages yet. */
  empty?: ReactNode
  /** Content below the messages: a Composer. */
  composer?: ReactNode
}

export interface MessageThreadProps extends OwnProps, NativeProps<'div', OwnProps & { children: unknown }> {}

/**
 * A conversation, newest message last. Fills its container and scrolls. Renders a `<div>` around a log and the content
 * below it.
 */
export const MessageThread = forwardRef<HTMLDivElement, MessageThreadProps>(function MessageThread(
  { label, messages, labels, unreadFrom, today, onRetry, onLoadOlder, isLoadingOlder, empty, composer, ...native },
  ref,
) {
  const { timeZone } = useLocale()
  const places = useMemo(() => arrange(messages, timeZone), [messages, timeZone])
  const { box, list, unseen, onScroll, toEnd } = useThreadScroll(messages)
  const news = useThreadAnnouncements(messages, labels)
  const lastOwn = messages.findLast(isOwn)?.id

  return (
    <div {...native} ref={ref} className={styles.root}>
      {/* What is new is read out below: here, older messages would be read out too. */}
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={label}
        tabIndex={0}
        className={styles.box}
        onScroll={onScroll}
      >
        <div className={styles.content}>
          {onLoadOlder ? <Older {...{ labels, onLoadOlder, isLoadingOlder }} boxRef={box} /> : null}
          <ol ref={list} role="list" className={styles.list}>
            {messages.map((entry, at) => (
              <MessageRow
                key={entry.id}
                {...(places[at] as (typeof places)[number])}
                {...{ entry, labels, today, onRetry }}
                isFirstUnread={entry.id === unreadFrom}
                showsSent={entry.id === lastOwn}
              />
            ))}
          </ol>
          {messages.length === 0 ? empty : null}
        </div>
      </div>
      <div className={styles.below}>
        {unseen > 0 ? (
          <div className={styles.jump}>
            <Button size="small" onPress={toEnd}>
              <ArrowDownIcon />
              {labels.newMessages(unseen)}
            </Button>
          </div>
        ) : null}
        {composer ? <div className={styles.composer}>{composer}</div> : null}
      </div>
      <div aria-live="polite" className={visuallyHidden}>
        {news.map(({ key, text }) => (
          <p key={key} className={styles.news}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
})

interface OlderProps extends Required<Pick<OwnProps, 'labels' | 'onLoadOlder'>>, Pick<OwnProps, 'isLoadingOlder'> {
  boxRef: RefObject<HTMLElement | null>
}

function Older({ labels, onLoadOlder, isLoadingOlder, boxRef }: OlderProps) {
  const focusBox = useCallback(() => boxRef.current?.focus({ preventScroll: true }), [boxRef])
  return (
    <div className={styles.older}>
      {/* When all is there the button goes. */}
      <FocusKeeper within={boxRef} onLost={focusBox} />
      <Button
        size="small"
        tone="quiet"
        isPending={isLoadingOlder}
        pendingLabel={labels.loadingOlder}
        onPress={onLoadOlder}
      >
        {labels.older}
      </Button>
    </div>
  )
}
