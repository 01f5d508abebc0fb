'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { textIn, UnreadableRows } from '@memberkit/foundation/resource'
import { ContractName, useContractWords } from '@memberkit/parts/contracts'
import { contractMessages } from '@memberkit/parts/messages/namespaces'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { Card } from '@memberkit/primitives/card'
import { Facts } from '@memberkit/primitives/facts'
import { FileIcon } from '@memberkit/primitives/icons'
import { Text } from '@memberkit/primitives/text'
import { detailMessages } from '../messages/namespaces.ts'
import type { EntitlementContract } from '../shared/received.ts'
import * as styles from './CoverageDetail.css.ts'

/** The texts that say what the plan covers, each with its kind and its language. */
export function Contracts({ contracts }: { contracts: readonly EntitlementContract[] }) {
  const t = useMessages(detailMessages)
  const words = useMessages(contractMessages)
  const { type: typeLabel, language: languageName } = useContractWords()
  const unread = unreadableItemsIn(contracts)
  return (
    <Card title={t('contracts')} level={3}>
      {contracts.length + unread.length === 0 ? <Text tone="muted">{t('contracts.none')}</Text> : null}
      <ul className={styles.people}>
        {contracts.map(({ contractId, label, type, locale: language, documentUrl }) => (
          <li key={contractId} className={styles.contract}>
            <FileIcon />
            <span className={styles.personLabel}>
              <ContractName {...{ label, locale: language, documentUrl }} />
              <span className={styles.quiet}>
                <Facts
                  items={[
                    typeLabel(type),
                    language && languageName(language),
                    documentUrl ? undefined : t('contracts.noFile'),
                  ]}
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {unread.length > 0 ? (
        <UnreadableRows unreadable={unread} title={words('unread')} nameOf={unreadContract} />
      ) : null}
    </Card>
  )
}

const unreadContract = ({ received }: UnreadableItem) => textIn(received, 'label', 'contractId')
