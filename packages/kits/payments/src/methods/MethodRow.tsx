'use client'
import { useMemberkit } from '@memberkit/foundation'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { humanize } from '@memberkit/foundation/status'
import { useLabel } from '@memberkit/parts/labels'
import { formatCountdown } from '@memberkit/parts/payment-attempt'
import { formatExpiry, summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { CardMark, MethodWords } from '@memberkit/parts/payment-method/field'
import { Button } from '@memberkit/primitives/button'
import { Facts } from '@memberkit/primitives/facts'
import { CheckIcon, ClockIcon, EndedIcon } from '@memberkit/primitives/icons'
import { Notice } from '@memberkit/primitives/notice'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { methodMessages } from '../messages/namespaces.ts'
import type { MethodActionName } from './method-actions.ts'
import { MethodActionPart, MethodMenuPart } from './parts.ts'
import type { WalletRow } from './useWallet.ts'
import * as styles from './wallet.css.ts'
import type { Rest } from './wallet.rules.ts'

export interface MethodRowProps {
  row: WalletRow
  /** Why a payment with it has to wait. */
  rest?: Rest
  /** Without it, the row is only read. */
  onChoose?: (intent: MethodActionName) => void
  /** Shows what happened to it. For staff, who may read the journal. */
  onHistory?: () => void
}

/** One payment method: what it is, whether it can be charged, and what can be done. In a list. */
export function MethodRow({ row, rest, onChoose, onHistory }: MethodRowProps) {
  const { method, expiry, plans, isDuplicate, actions } = row
  const t = useMessages(methodMessages)
  const describe = useMethodDescription()
  const vendor = useLabel('PaymentVendor')
  const { locale, realm } = useMemberkit()
  const title = describe(summaryOf(method))
  const month = method.card && formatExpiry(method.card.expiresOn, locale)
  const facts = [
    title.toLowerCase().includes(method.name.toLowerCase()) ? undefined : method.name,
    expiry?.kind === 'expired' ? undefined : month && t('expires', { date: month }),
    plans === undefined ? undefined : plans === 0 ? t('plans.none') : t('plans', { count: plans }),
    realm === 'Internal' ? vendor(method.vendor) : undefined,
  ]
  const isWorn = expiry?.kind === 'expired' || expiry?.kind === 'expiring' || rest?.kind === 'blocked'
  const canReplace = onChoose && isWorn && method.status === 'ACTIVE' && isAllowed(actions, 'replaceCard')
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <CardMark {...summaryOf(method)} />
      </span>
      <div className={styles.line}>
        <span className={styles.name} {...replayMask}>
          <MethodWords method={summaryOf(method)} />
        </span>
        {method.isDefault ? <StatusBadge icon={CheckIcon}>{t('default')}</StatusBadge> : null}
        {standing()}
      </div>
      <span className={styles.facts} {...replayMask}>
        <Facts items={facts} />
      </span>
      {rest || isDuplicate ? (
        <div className={styles.notes}>
          {rest ? (
            <Notice isStatic tone={rest.kind === 'blocked' ? 'critical' : 'caution'}>
              {restText(rest)}
            </Notice>
          ) : null}
          {isDuplicate ? (
            <Notice isStatic tone="info">
              {t('duplicate')}
            </Notice>
          ) : null}
        </div>
      ) : null}
      {canReplace ? (
        <div className={styles.action}>
          <Button
            size="small"
            aria-label={t('update.of', { method: title })}
            onPress={() => onChoose('replaceCard')}
            onFocus={() => MethodActionPart.preload()}
          >
            {t('update')}
          </Button>
        </div>
      ) : null}
      {onChoose && actions.length > 0 ? (
        <div className={styles.menu}>
          <MethodMenuPart row={row} onChoose={onChoose} onHistory={onHistory} />
        </div>
      ) : null}
    </li>
  )

  function standing() {
    if (method.status === 'INACTIVE') return <StatusBadge icon={EndedIcon}>{t('inactive')}</StatusBadge>
    // An unknown status is shown in the platform's words.
    if (method.status !== 'ACTIVE') return <StatusBadge tone="caution">{humanize(method.status)}</StatusBadge>
    if (expiry?.kind === 'expired') {
      return <StatusBadge tone="critical">{month ? t('expired', { date: month }) : null}</StatusBadge>
    }
    if (expiry?.kind !== 'expiring') return null
    return (
      <StatusBadge tone="caution" icon={ClockIcon}>
        {expiry.days === 0 ? t('expires.today') : t('expires.in', { count: expiry.days })}
      </StatusBadge>
    )
  }

  function restText(why: Rest) {
    if (why.kind === 'blocked') return t('blocked')
    return why.left === Infinity ? t('resting') : t('resting.for', { time: formatCountdown(why.left) })
  }
}
