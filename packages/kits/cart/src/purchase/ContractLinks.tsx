'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { Locale } from '@memberkit/platform/formats'
import { Link } from '@memberkit/primitives/link'
import { Text } from '@memberkit/primitives/text'
import { purchaseMessages } from '../messages/namespaces.ts'
import { linesOf } from '../order/order-lines.rules.ts'
import * as styles from '../order/order.css.ts'
import type { Order, Product } from '../order/received.ts'
import { contractsFor, languageOf } from './consent.rules.ts'

export interface ContractLinksProps {
  order: Order
  products: readonly Product[]
  /** The locale of the contracts. */
  locale: Locale
  onOpen?: () => void
}

/** The contracts of what is ordered, for the order's province. */
export function ContractLinks({ order, products, locale, onOpen }: ContractLinksProps) {
  const t = useMessages(purchaseMessages)
  const { locale: shown } = useMemberkit()
  const contracts = contractsFor(linesOf(order), products, { locale, region: order.region })
  if (contracts.length === 0) return <Text tone="muted">{t('consent.noContracts')}</Text>
  return (
    <ul className={styles.contracts}>
      {contracts.map(({ id, name, documentUrl, locale: written }) => {
        const lang = languageOf(written) === languageOf(shown) ? undefined : written
        return (
          <li key={id} lang={lang}>
            {documentUrl ? (
              <Link href={documentUrl} externalLabel={t('newTab')} onClick={onOpen}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        )
      })}
    </ul>
  )
}
