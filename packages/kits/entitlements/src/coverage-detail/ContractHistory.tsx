'use client'
import { listActiveContractHistories, listContractHistories } from '@memberkit/contract/commerce/contract-histories'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView, textIn, UnreadableRows, useResource } from '@memberkit/foundation/resource'
import { useLabel } from '@memberkit/parts/labels'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { formatDate, formatPeriod } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Card } from '@memberkit/primitives/card'
import { FileIcon } from '@memberkit/primitives/icons'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Text } from '@memberkit/primitives/text'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import type { ContractHistory as History, Entitlement } from '../shared/received.ts'
import { useIsStaff } from '../shared/labels.ts'
import { type ContractTrouble, inTime, troublesOf } from './contract-history.rules.ts'
import { ContractName, languageName } from './ContractName.tsx'
import * as styles from './CoverageDetail.css.ts'

/**
 * The contracts that a plan has stood under, with those in force by the platform's own answer. Staff also read where
 * their dates don't fit together; members see nothing where there is none.
 */
export function ContractHistory({ entitlement: { id, identityId } }: { entitlement: Entitlement }) {
  const t = useMessages(detailMessages)
  const isStaff = useIsStaff()
  const address = { identityId, entitlementId: id }
  const histories = useResource(listContractHistories, address)
  const active = useResource(listActiveContractHistories, address)
  const inForce = active.state === 'ready' ? active.data.map((one) => one.id) : []
  const isEmpty = histories.state === 'ready' && histories.data.length + unreadableItemsIn(histories.data).length === 0
  // It comes last, so that it moves nothing when it comes.
  if (!isStaff && (isEmpty || histories.state === 'loading')) return null
  return (
    <Card title={t('histories')} level={3}>
      <ResourceView
        resource={histories}
        noun={t('histories.noun')}
        showsUnreadable
        skeleton={
          <SkeletonGroup label={t('histories.loading')}>
            <SkeletonText lines={2} />
          </SkeletonGroup>
        }
        empty={<Text tone="muted">{t('histories.none')}</Text>}
      >
        {(all) => (
          <>
            {/* One that cannot be read may be what is missing. */}
            {isStaff && unreadableItemsIn(all).length === 0
              ? troublesOf(all).map((trouble) => <Trouble key={JSON.stringify(trouble)} {...trouble} />)
              : null}
            <ul className={styles.people}>
              {inTime(all).map((one) => (
                <Item key={one.id} history={one} isInForce={inForce.includes(one.id)} />
              ))}
            </ul>
            {unreadableItemsIn(all).length > 0 ? (
              <UnreadableRows unreadable={unreadableItemsIn(all)} title={t('unread.contract')} nameOf={unreadHistory} />
            ) : null}
          </>
        )}
      </ResourceView>
    </Card>
  )
}

const unreadHistory = ({ received }: UnreadableItem) => textIn(received, 'label', 'contractId')

function Item({ history, isInForce }: { history: History; isInForce: boolean }) {
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
  const { locale } = useMemberkit()
  const typeLabel = useLabel('ContractType')
  const statusLabel = useLabel('ContractHistoryStatus')
  const areaLabel = useLabel('StateOrProvince')
  const { type, status, contractVersion, effectiveFrom, effectiveTo, region } = history
  return (
    <li className={styles.contract}>
      <FileIcon />
      <span className={styles.personLabel}>
        <ContractName {...history} />
        <span className={styles.quiet}>
          {[
            typeLabel(type),
            contractVersion && t('histories.version', { version: contractVersion }),
            history.locale && languageName(history.locale, locale),
            region && areaLabel(region),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={styles.quiet}>
          {effectiveTo
            ? formatPeriod(effectiveFrom, effectiveTo, locale)
            : words(status === 'ACTIVE' ? 'dates.since' : 'dates.started', { date: formatDate(effectiveFrom, locale) })}
        </span>
        {isInForce ? (
          <StatusBadge tone="positive">{t('histories.inForce')}</StatusBadge>
        ) : status === 'ACTIVE' ? null : (
          <StatusBadge tone="neutral">{statusLabel(status)}</StatusBadge>
        )}
      </span>
    </li>
  )
}

function Trouble(trouble: ContractTrouble) {
  const t = useMessages(detailMessages)
  const { locale } = useMemberkit()
  const from = formatDate(trouble.from, locale)
  const to = trouble.to && formatDate(trouble.to, locale)
  return (
    <Alert isStatic tone="caution">
      {trouble.kind === 'gap'
        ? t('histories.gap', { from, to: to ?? '' })
        : to
          ? t('histories.overlap', { one: trouble.one, other: trouble.other, from, to })
          : t('histories.overlapOpen', { one: trouble.one, other: trouble.other, from })}
    </Alert>
  )
}
