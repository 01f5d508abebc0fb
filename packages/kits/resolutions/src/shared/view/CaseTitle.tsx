'use client'
import { restoreLostFocus, useHeadingFocus, useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { CopyToClipboard } from '@memberkit/primitives/copy-to-clipboard'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Heading } from '@memberkit/primitives/text'
import { type ReactNode, useEffect } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import { nextActor, saysNextActor } from '../case.rules.ts'
import { CaseStatus } from '../CaseStatus.tsx'
import type { Resolution } from '../received.ts'
import * as styles from './Case.css.ts'

export interface CaseTitleProps {
  resolution: Resolution
  /** Buttons beside the title. */
  actions?: ReactNode
  /** More at the end of the second line: presence, an SLA clock. */
  children?: ReactNode
}

/** The number of a case with its status, its member, what it is about, and who must act next. */
export function CaseTitle({ resolution, actions, children }: CaseTitleProps) {
  const t = useMessages(caseMessages)
  const { locale } = useMemberkit()
  const actionTaken = useLabel('ResolutionActionTaken')
  const concernLabel = useLabel('ResolutionConcern')
  const heading = useHeadingFocus()
  const { friendlyId, owner, concern, status, assigneeId } = resolution
  useEffect(() => {
    // The button that took the case is gone.
    restoreLostFocus(heading.current, { preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [heading, assigneeId])
  const next = saysNextActor(resolution) ? undefined : nextActor(resolution)
  // Its words are those of the status.
  const action =
    status === 'PendingProvider' && resolution.actionTaken === 'WaitingOnProvider' ? undefined : resolution.actionTaken
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <div className={styles.line}>
          <Heading ref={heading} level={2} size="xl" tabIndex={-1}>
            {friendlyId}
          </Heading>
          <CopyToClipboard
            appearance="icon"
            value={friendlyId}
            labels={{ copy: t('copy'), copied: t('copied'), failed: t('copy.failed') }}
          />
          <CaseStatus status={status} />
          {resolution.locale.slice(0, 2) === locale.slice(0, 2) ? null : (
            <StatusBadge appearance="plain">{languageName(resolution.locale, locale)}</StatusBadge>
          )}
        </div>
        <div className={styles.line}>
          <span className={styles.about}>
            {owner.name}
            {concern ? ` · ${concernLabel(concern)}` : null}
          </span>
          {next ? <span className={styles.quiet}>{t(`next.${next}`)}</span> : null}
          {action ? <span className={styles.quiet}>{actionTaken(action)}</span> : null}
          {children}
        </div>
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  )
}

/** Returns the name of a locale's language in the reader's; the code if it is none. */
export function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }).of(code) ?? code
  } catch {
    return code
  }
}
