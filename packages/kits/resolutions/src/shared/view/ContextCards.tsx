'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { replayBlock, replayMask } from '@memberkit/foundation/privacy'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Link, mailtoHref } from '@memberkit/primitives/link'
import { useLabel } from '@memberkit/parts/labels'
import { phoneText } from '@memberkit/parts/phone'
import type { ReactNode } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import type { ClosingSequence, Resolution, ResolutionMember } from '../received.ts'
import * as styles from './Case.css.ts'

/** The member's account, as they or staff wrote it. */
export function DescriptionCard({ resolution, actions }: { resolution: Resolution; actions?: ReactNode }) {
  const t = useMessages(caseMessages)
  return (
    <Card title={t('description')} actions={actions}>
      <p className={styles.text} lang={resolution.locale} {...replayMask}>
        {resolution.description || t('none')}
      </p>
    </Card>
  )
}

/** The subject of a case: the plan, the firm, its branch and the lawyer. */
export function AboutCard({ resolution }: { resolution: Resolution }) {
  const t = useMessages(caseMessages)
  return (
    <Card title={t('about')}>
      <AboutFacts resolution={resolution} />
    </Card>
  )
}

export function AboutFacts({ resolution }: { resolution: Resolution }) {
  const t = useMessages(caseMessages)
  const { entitlement, firm, branch, provider } = resolution
  const facts = [
    [t('plan'), entitlement && [entitlement.plan, entitlement.state].filter(Boolean).join(', ')],
    [t('firm'), firm?.name],
    [t('branch'), branch?.name],
    [t('provider'), provider?.name],
  ] as const
  return (
    <KeyValue>
      {facts.map(([label, value]) => (
        <KeyValueItem key={label} label={label}>
          {value ?? t('none')}
        </KeyValueItem>
      ))}
    </KeyValue>
  )
}

/** The member and how to reach them. */
export function MemberCard({ member, children }: { member: ResolutionMember; children?: ReactNode }) {
  const t = useMessages(caseMessages)
  const { name, phoneNumber, emailAddress } = member
  return (
    <Card title={t('member')}>
      <KeyValue>
        <KeyValueItem label={t('member.name')}>{name}</KeyValueItem>
        <KeyValueItem label={t('phone')}>
          {phoneNumber ? (
            <span {...replayBlock} className={styles.reachAbove}>
              <Link href={`tel:${phoneNumber}`}>{phoneText(phoneNumber)}</Link>
            </span>
          ) : (
            t('none')
          )}
        </KeyValueItem>
        <KeyValueItem label={t('email')}>
          {emailAddress ? (
            <span {...replayBlock} className={styles.reachBelow}>
              <Link href={mailtoHref(emailAddress)}>{emailAddress}</Link>
            </span>
          ) : (
            t('none')
          )}
        </KeyValueItem>
      </KeyValue>
      {children}
    </Card>
  )
}

/** Why and how a case ended. */
export function ClosingCard({ sequence }: { sequence: ClosingSequence }) {
  const t = useMessages(caseMessages)
  return (
    <Card title={t('closing')}>
      <ClosingFacts sequence={sequence} />
    </Card>
  )
}

export function ClosingFacts({ sequence }: { sequence: ClosingSequence }) {
  const t = useMessages(caseMessages)
  const labels = {
    concern: useLabel('ResolutionConcern'),
    actionTaken: useLabel('ResolutionActionTaken'),
    result: useLabel('ResolutionResult'),
  }
  const { concern, reason, actionTaken, result, summary, correctiveAction } = sequence
  return (
    <KeyValue>
      <KeyValueItem label={t('concern')}>{labels.concern(concern)}</KeyValueItem>
      <KeyValueItem label={t('reason')}>{reason}</KeyValueItem>
      {actionTaken ? <KeyValueItem label={t('actionTaken')}>{labels.actionTaken(actionTaken)}</KeyValueItem> : null}
      <KeyValueItem label={t('result')}>{labels.result(result)}</KeyValueItem>
      <KeyValueItem label={t('summary')}>{summary}</KeyValueItem>
      {correctiveAction ? <KeyValueItem label={t('corrective')}>{correctiveAction}</KeyValueItem> : null}
    </KeyValue>
  )
}
