'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useEffect, useState } from 'react'
import type { detailEnUS } from '../messages/detail/en-US.ts'
import { detailMessages } from '../messages/namespaces.ts'
import * as styles from './InvoiceDetail.css.ts'

/** The words of a printed invoice that stand by themselves. */
type Label =
  | 'items'
  | 'item'
  | 'amount'
  | 'total'
  | 'paid'
  | 'refunded'
  | 'amountDue'
  | 'issued'
  | 'due'
  | 'period'
  | 'seller'
  | 'group.SUBSCRIPTION'
  | 'group.ORDER'
  | 'group.DISCOUNT'
  | 'group.TAX'

let english: (typeof detailEnUS)['messages'] | undefined

/** A label; on paper a French-Canadian invoice says it in English too, because it may be read by either. */
export function BothLanguages({ of }: { of: Label }) {
  const t = useMessages(detailMessages)
  const { locale } = useMemberkit()
  const isBilingual = locale === 'fr-CA'
  const [, setLoaded] = useState(english)
  useEffect(() => {
    if (!isBilingual || english) return
    void import('../messages/member/en-US.ts').then(({ detailEnUS }) => {
      english = detailEnUS.messages
      setLoaded(english)
    })
  }, [isBilingual])
  return (
    <>
      {t(of)}
      {isBilingual && english ? (
        <span lang="en-CA" className={styles.secondLanguage}>
          {` / ${english[of]}`}
        </span>
      ) : null}
    </>
  )
}
