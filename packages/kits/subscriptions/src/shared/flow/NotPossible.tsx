'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { flowMessages } from '../../messages/namespaces.ts'
import type { Subscription } from '../received.ts'
import { lastDayOf, standingOf } from '../standing.rules.ts'
import { subscriptionName } from '../subscription-name.ts'
import { FlowHeading } from './FlowFrame.tsx'
import * as styles from './flow.css.ts'

export interface NotPossibleProps {
  subscription: Subscription
  purpose: 'cancel' | 'keep'
  /** Leaves the flow. With it this is the whole flow, with a heading. */
  onLeave?: () => void
  /** Leads to the plans that can be bought; without it, the control is absent. */
  onChoosePlan?: (() => void) | undefined
}

/** Why a plan can't be ended or kept as it stands now, and the way on. */
export function NotPossible({ subscription, purpose, onLeave, onChoosePlan }: NotPossibleProps) {
  const t = useMessages(flowMessages)
  const { locale } = useMemberkit()
  const plan = subscriptionName(subscription)
  const title = titleOf()
  const isOver = standingOf(subscription) === 'cancelled'
  const why = isOver ? t(purpose === 'keep' ? 'over.keep' : 'over.text') : reason()
  if (!onLeave) {
    return (
      <Alert isStatic tone="caution" title={title}>
        {why}
      </Alert>
    )
  }
  return (
    <>
      <FlowHeading>{title}</FlowHeading>
      <p className={styles.plain}>{why}</p>
      <div className={styles.actions}>
        <Button tone={isOver && onChoosePlan ? 'secondary' : 'primary'} onPress={onLeave}>
          {t('backOut')}
        </Button>
        {isOver && onChoosePlan ? (
          <Button tone="primary" onPress={onChoosePlan}>
            {t('choosePlan')}
          </Button>
        ) : null}
      </div>
    </>
  )

  function titleOf(): string {
    const standing = standingOf(subscription)
    // Also what a confirmation becomes that is loaded again.
    if (purpose === 'keep' && standing === 'renewing') return t('keep.done', { plan })
    if (standing !== 'cancelled') return t(`${purpose}.impossible`, { plan })
    const { cancelledOn } = subscription
    return cancelledOn ? t('over.on', { plan, date: formatDate(cancelledOn, locale) }) : t('over', { plan })
  }

  function reason(): string {
    const standing = standingOf(subscription)
    const last = lastDayOf(subscription)
    if (purpose === 'keep' && standing === 'renewing') return t('keep.running')
    if (last !== undefined) return t('impossible.ends', { date: formatDate(last, locale) })
    return t('impossible.text')
  }
}
