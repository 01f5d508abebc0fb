'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { ContractTroubles, troublesOf } from '@memberkit/parts/contracts'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { contractsMessages } from '../messages/namespaces.ts'
import * as styles from './contract-columns.css.ts'
import type { ContractHistoriesData } from './useContractHistories.ts'

export interface ContractNoticesProps extends Pick<ContractHistoriesData, 'contracts' | 'unreadable' | 'retryInForce'> {
  isStaff: boolean
  /** The contracts that the address compares. */
  compared: readonly string[] | undefined
}

/** The contracts missing from the list, and for staff the trouble in it. */
export function ContractNotices({ contracts, unreadable, retryInForce, isStaff, compared }: ContractNoticesProps) {
  const t = useMessages(contractsMessages)
  const isMissing = compared?.some((id) => contracts.every((one) => one.id !== id)) ?? false
  // One that cannot be read may be what is missing.
  const hasTroubles = isStaff && unreadable.length === 0 && troublesOf(contracts).length > 0
  if (!isMissing && !retryInForce && !hasTroubles) return null
  return (
    <Stack gap="xs">
      {isMissing ? (
        <Alert isStatic tone="info">
          {t('missing')}
        </Alert>
      ) : null}
      {retryInForce ? (
        <Alert
          tone="caution"
          actions={
            <Button size="small" onPress={retryInForce}>
              {t('inForce.retry')}
            </Button>
          }
        >
          {t('inForce.failed')}
        </Alert>
      ) : null}
      {hasTroubles ? (
        <div className={styles.troubles}>
          <ContractTroubles contracts={contracts} />
        </div>
      ) : null}
    </Stack>
  )
}
