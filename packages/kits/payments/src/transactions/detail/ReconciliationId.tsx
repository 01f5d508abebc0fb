'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { CopyToClipboard } from '@memberkit/primitives/copy-to-clipboard'
import { transactionDetailMessages } from '../../messages/namespaces.ts'
import * as styles from './detail.css.ts'

/** The transaction's ID, by which accounting finds it, to copy. The contract has no other reference. */
export function ReconciliationId({ id }: { id: string }) {
  const t = useMessages(transactionDetailMessages)
  return (
    <span className={styles.reference}>
      <CopyToClipboard
        value={id}
        appearance="inline"
        size="small"
        labels={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
      />
    </span>
  )
}
