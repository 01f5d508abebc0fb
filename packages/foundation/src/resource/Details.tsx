'use client'
import { ChevronDownIcon } from '@memberkit/primitives/icons'
import { useMemberkit } from '../provider/context.ts'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import * as styles from './trouble.css.ts'

export interface DetailsProps {
  status?: number
  /** The service's error text, at most 300 characters. */
  text?: string
  reference: string
}

/** A reference for everyone; the service's error text for staff only, collapsed and as plain text. */
export function Details({ status, text, reference }: DetailsProps) {
  const t = useMessages(coreMessages)
  const { realm } = useMemberkit()
  const said = [status, text].filter(Boolean).join(' ')
  return (
    <div className={styles.details}>
      {reference ? t('reference', { reference }) : null}
      {realm === 'Internal' && said ? (
        <details>
          <summary className={styles.summary}>
            {t('details')}
            <ChevronDownIcon className={styles.chevron} />
          </summary>
          <pre className={styles.detailText}>{said}</pre>
        </details>
      ) : null}
    </div>
  )
}
