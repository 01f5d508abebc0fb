'use client'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { changeMessages } from '../messages/namespaces.ts'
import * as styles from './change.css.ts'
import type { ChangePageProps } from './change-props.ts'
import { ChangeHeader } from './ChangeHeader.tsx'
import { ChangePage } from './ChangePage.tsx'
import { MethodForm } from './MethodForm.tsx'
import { RemoveMethod } from './RemoveMethod.tsx'

/** Chooses what pays for a subscription, or removes it where nothing is billed any more. */
export function PaymentChangePage(props: ChangePageProps) {
  const t = useMessages(changeMessages)
  const title = t('title.method')
  return (
    <ChangePage {...props} flow="update-payment" title={title} names={['updatePaymentMethod', 'removePaymentMethod']}>
      {(changing) => {
        const { row } = changing
        return (
          <>
            <ChangeHeader title={title} subscription={row.subscription} />
            <div className={styles.body}>
              {isAllowed(row.actions, 'updatePaymentMethod') ? <MethodForm {...props} {...changing} /> : null}
              <RemoveMethod {...props} {...changing} />
            </div>
          </>
        )
      }}
    </ChangePage>
  )
}
