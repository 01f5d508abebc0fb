'use client'
import { restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Inline } from '@memberkit/primitives/box'
import { Dialog } from '@memberkit/primitives/dialog'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Heading, Text } from '@memberkit/primitives/text'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useMemo, useRef } from 'react'
import { flowMessages } from '../../messages/namespaces.ts'
import { useEscapeToLeave } from './useEscapeToLeave.ts'
import * as styles from './flow.css.ts'

export interface FlowFrameProps {
  /** @default 'page' */
  as?: 'page' | 'dialog' | undefined
  /** The name of the dialog, and of the page's region. */
  label: string
  /** Whether a request is under way: leaving waits for it. */
  isBusy?: boolean
  /** Leaves the flow unchanged: Escape, the cross of the dialog. */
  onLeave: () => void
  children: ReactNode
}

interface Frame {
  as: 'page' | 'dialog'
  /** Gives a heading the focus, unless it was shown already. */
  arrive: (heading: HTMLElement | null, words: string) => void
}

const FrameContext = createContext<Frame>({ as: 'page', arrive: () => {} })

/** A flow in place of the page, or in a dialog over it. */
export function FlowFrame({ as = 'page', label, isBusy = false, onLeave, children }: FlowFrameProps) {
  const t = useMessages(flowMessages)
  const { locale } = useMemberkit()
  const shown = useRef<{ words: string; locale: string }>(undefined)
  const arrive = useCallback<Frame['arrive']>(
    (heading, words) => {
      // The first step came with the page, where somebody may be elsewhere already; the others came with a press.
      if (shown.current === undefined) restoreLostFocus(heading)
      // The same step in another language takes no focus.
      else if (shown.current.words !== words && shown.current.locale === locale) heading?.focus()
      shown.current = { words, locale }
    },
    [locale],
  )
  const byEscape = useEscapeToLeave(() => (isBusy ? undefined : onLeave()))
  const frame = useMemo(() => ({ as, arrive }), [as, arrive])
  const content = <FrameContext.Provider value={frame}>{children}</FrameContext.Provider>
  if (as === 'dialog') {
    return (
      <Dialog isOpen title={label} closeLabel={t('leave')} isPending={isBusy} onClose={onLeave}>
        <div className={styles.form}>{content}</div>
      </Dialog>
    )
  }
  return (
    <section className={styles.flow} aria-label={label} data-mk-flow="" {...byEscape}>
      {content}
    </section>
  )
}

export interface FlowHeadingProps {
  /** "Step 2 of 3", read with the heading. */
  position?: string | undefined
  /** A word with a positive mark: what was asked for is done. */
  mark?: string | undefined
  children: string
}

/** The heading of a step. Takes the focus, so that the step is read from its start. */
export function FlowHeading({ position, mark, children }: FlowHeadingProps) {
  const { as, arrive } = useContext(FrameContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => arrive(heading.current, children), [arrive, children])
  return (
    <div className={styles.heading}>
      {position || mark ? (
        <Inline gap="xs" alignItems="center">
          {position ? (
            <Text tone="muted" size="sm" id={id}>
              {position}
            </Text>
          ) : null}
          {mark ? <StatusBadge tone="positive">{mark}</StatusBadge> : null}
        </Inline>
      ) : null}
      <Heading
        ref={heading}
        level={as === 'page' ? 2 : 3}
        size={as === 'page' ? 'xl' : 'lg'}
        tabIndex={-1}
        aria-describedby={position ? id : undefined}
      >
        {children}
      </Heading>
    </div>
  )
}
