'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Text } from '@memberkit/primitives/text'
import type { CoverageListPageProps } from '../coverage-list/CoverageListPage.tsx'
import { planName } from './plan-name.ts'
import type { CoverageRow } from './row.rules.ts'
import type { EntitlementsEventTable } from '../events.ts'
import { listMessages } from '../messages/namespaces.ts'
import { isUsableOnceBegun, type Standing, standingTones } from './standing.rules.ts'
import { reasonOf } from './labels.ts'
import * as styles from './StandingNote.css.ts'

export interface StandingNoteProps extends Pick<CoverageListPageProps, 'onSetUp' | 'onResolveBilling'> {
  row: Pick<CoverageRow, 'id' | 'entitlement' | 'standing' | 'mismatch' | 'isShared'>
}

/**
 * Why a plan cannot be used, or not as usual, and what to do; what contradicts its billing. For its owner; nothing where
 * all is well.
 */
export function StandingNote({ row, onSetUp, onResolveBilling }: StandingNoteProps) {
  const { id, entitlement, standing, mismatch, isShared } = row
  const t = useMessages(listMessages)
  const { locale } = useMemberkit()
  const emit = useEmit<EntitlementsEventTable>()
  const { subscriptionId, statusReason } = entitlement
  const isUnpaid = standing === 'suspended' && statusReason === 'SUBSCRIPTION_SUSPENDED'
  const canResolve = isUnpaid && !isShared && onResolveBilling && subscriptionId !== undefined
  const canSetUp = standing === 'needsSetup' && onSetUp
  const known = Object.hasOwn(standingTones, standing) ? (standing as Standing) : undefined
  const reason = reasonOf(entitlement, standing, t)
  const text = words()
  // A standing that asks for nothing is said in passing.
  const isQuiet = known && ['neutral', 'info'].includes(standingTones[known])
  return (
    <>
      {text && isQuiet ? (
        <Text as="div" size="sm">
          {text}
          {reason ? <div>{t('reason.label', { reason })}</div> : null}
        </Text>
      ) : text ? (
        <div className={styles.note}>
          <Alert
            isStatic
            tone={known ? standingTones[known] : 'caution'}
            actions={
              canSetUp ? (
                <Button
                  tone="primary"
                  size="small"
                  aria-label={t('setUp.of', { plan: planName(entitlement.product) })}
                  onPress={() => {
                    emit('entitlements.setup.started', { entitlementId: id })
                    onSetUp(id)
                  }}
                >
                  {t('setUp')}
                </Button>
              ) : canResolve ? (
                <Button tone="primary" size="small" onPress={() => onResolveBilling(subscriptionId)}>
                  {t('billing')}
                </Button>
              ) : undefined
            }
          >
            {text}
            {reason ? <div>{t('reason.label', { reason })}</div> : null}
          </Alert>
        </div>
      ) : null}
      {mismatch && mismatch !== 'notFound' ? (
        <Alert isStatic tone="caution">
          {t(`mismatch.${mismatch}`)}
        </Alert>
      ) : null}
    </>
  )

  function words() {
    if (!known) return t('note.unclear')
    if (known === 'ready') return undefined
    if (known === 'upcoming') {
      const date = formatDate(entitlement.effectiveFrom, locale)
      return t(isUsableOnceBegun(entitlement) ? 'note.upcoming' : 'note.upcoming.starts', { date })
    }
    return canResolve ? t('note.suspended.billing') : t(`note.${known}`)
  }
}
