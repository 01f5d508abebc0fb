'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView, textIn, UnreadableRows } from '@memberkit/foundation/resource'
import { StatusText } from '@memberkit/foundation/status'
import {
  ContractName,
  ContractTroubles,
  type ContractHistory as History,
  standingOf,
  useContracts,
  useContractWords,
} from '@memberkit/parts/contracts'
import { contractMessages } from '@memberkit/parts/messages/namespaces'
import type { UnreadableItem } from '@memberkit/platform'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { Facts } from '@memberkit/primitives/facts'
import { FileIcon } from '@memberkit/primitives/icons'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { detailMessages } from '../messages/namespaces.ts'
import type { Entitlement } from '../shared/received.ts'
import { useIsStaff } from '../shared/labels.ts'
import * as styles from './CoverageDetail.css.ts'

/**
 * The contracts that a plan has stood under, with those in force by the platform's own answer. Staff also read where
 * their dates don't fit together; members see nothing where there is none.
 */
export function ContractHistory({ entitlement: { id, identityId } }: { entitlement: Entitlement }) {
  const t = useMessages(detailMessages)
  const words = useMessages(contractMessages)
  const isStaff = useIsStaff()
  const resource = useContracts({ identityId, entitlementId: id })
  const isEmpty = resource.state === 'ready' && resource.data.contracts.length + resource.data.unreadable.length === 0
  // It comes last, so that it moves nothing when it comes.
  if (!isStaff && (isEmpty || resource.state === 'loading')) return null
  return (
    <Card title={t('histories')} level={3}>
      <ResourceView
        resource={resource}
        noun={t('histories.noun')}
        showsUnreadable
        skeleton={
          <SkeletonGroup label={t('histories.loading')}>
            <SkeletonText lines={2} />
          </SkeletonGroup>
        }
        isEmpty={() => isEmpty}
        empty={<Text tone="muted">{t('histories.none')}</Text>}
      >
        {({ contracts, inForce, unreadable }) => (
          <Stack gap="md">
            {/* One that cannot be read may be what is missing. */}
            {isStaff && unreadable.length === 0 ? <ContractTroubles contracts={contracts} /> : null}
            <ul className={styles.people}>
              {contracts.map((one) => (
                <Item key={one.id} history={one} isInForce={inForce?.includes(one.id)} />
              ))}
            </ul>
            {unreadable.length > 0 ? (
              <UnreadableRows unreadable={unreadable} title={words('unread')} nameOf={unreadHistory} />
            ) : null}
          </Stack>
        )}
      </ResourceView>
    </Card>
  )
}

const unreadHistory = ({ received }: UnreadableItem) => textIn(received, 'label', 'contractId')

function Item({ history, isInForce }: { history: History; isInForce: boolean | undefined }) {
  const { currentDate } = useMemberkit()
  const { facts, days, language, region, looks } = useContractWords()
  const { type, contractVersion } = history
  const today = currentDate()
  const standing = standingOf(history, isInForce, today)
  return (
    <li className={styles.contract}>
      <FileIcon />
      <span className={styles.personLabel}>
        <ContractName {...history} />
        {standing ? (
          <span className={styles.standing}>
            <StatusText field="contractHistory.status" value={standing} looks={looks} />
          </span>
        ) : null}
        <span className={styles.quiet}>
          <Facts items={facts({ type, contractVersion })} />
        </span>
        {/* Beside each other, so that no place is left alone on a line. */}
        <span className={styles.quiet}>
          <Facts items={[history.locale && language(history.locale), history.region && region(history.region)]} />
        </span>
        <span className={styles.quiet}>{days(history, today)}</span>
      </span>
    </li>
  )
}
