'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView } from '@memberkit/foundation/resource'
import { formatMoney, formatPrice, type Locale } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Strong, Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { purchaseMessages } from '../messages/namespaces.ts'
import { renewalsOf, type ShownLine } from '../order/order-lines.rules.ts'
import * as styles from '../order/order.css.ts'
import type { Order, Product } from '../order/received.ts'
import { type ConsentDraft, contractIds, isFrenchFirst } from './consent.rules.ts'
import { ContractLinks } from './ContractLinks.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import type { PaymentKind } from './purchase.rules.ts'

export interface ConsentProps {
  order: Order
  /** The order's lines, with what each renews at. */
  lines: readonly ShownLine[]
  products: Resource<readonly Product[]>
  /** Whether it is known what renews at which price. Otherwise nothing is said of it. */
  isRenewalKnown: boolean
  kind: PaymentKind
  /** Decimal text. */
  amount: string
  draft: ConsentDraft
  onChange: (draft: ConsentDraft) => void
  /** The member that staff, or a group administrator, buy for. */
  actingFor?: string | undefined
}

/** Everything that the buyer agrees to, right above the button: price, cadence, renewal, canceling, contracts. */
export function Consent(props: ConsentProps) {
  const { order, lines, products, isRenewalKnown, kind, amount, draft, onChange, actingFor } = props
  const t = useMessages(purchaseMessages)
  const { locale } = useMemberkit()
  const { currency } = order
  const prices = (isRenewalKnown ? renewalsOf(lines) : [])
    .map((one) => (one.amount ? formatPrice({ ...one, amount: one.amount, currency }, locale) : undefined))
    .filter(Boolean)
    .join(', ')
  const money = formatMoney(amount, currency, locale)
  const name = actingFor ?? ''
  return (
    <div className={styles.step}>
      <div className={styles.terms}>
        <Text as="p">
          <Strong>
            {actingFor && kind === 'saved'
              ? t('consent.price.savedFor', { name, amount: money })
              : t(`consent.price.${kind}`, { amount: money })}
          </Strong>
        </Text>
        {isRenewalKnown ? <Text as="p">{prices ? t('consent.renewal', { prices }) : t('consent.once')}</Text> : null}
        {prices ? <Text as="p">{actingFor ? t('consent.cancelFor', { name }) : t('consent.cancel')}</Text> : null}
      </div>
      <ResourceView
        resource={products}
        noun={t('consent.noun')}
        skeleton={
          <SkeletonGroup label={t('consent.loading')}>
            <SkeletonText lines={2} />
          </SkeletonGroup>
        }
      >
        {(found) => (
          <>
            <ContractsChanged key={locale} contracts={contractsIn(found)} />
            {isFrenchFirst(order) ? (
              <LanguageChoice order={order} products={found} draft={draft} onChange={onChange} />
            ) : (
              <ContractLinks order={order} products={found} locale={locale} />
            )}
            <div className={styles.consents}>
              {/* An amount, or contracts, that change are agreed to again. */}
              <FormField
                key={`${money} ${contractsIn(found)}`}
                name="terms"
                messages={{ valueMissing: t('consent.termsMissing') }}
              >
                {(field) => (
                  <Checkbox
                    {...field}
                    label={actingFor ? t('consent.termsFor', { name }) : t('consent.terms')}
                    isRequired
                  />
                )}
              </FormField>
              {prices ? (
                // A price that changes is agreed to again.
                <FormField key={prices} name="renewal" messages={{ valueMissing: t('consent.autoRenewMissing') }}>
                  {(field) => (
                    <Checkbox
                      {...field}
                      label={
                        actingFor ? t('consent.autoRenewFor', { name, prices }) : t('consent.autoRenew', { prices })
                      }
                      isRequired
                    />
                  )}
                </FormField>
              ) : null}
            </div>
          </>
        )}
      </ResourceView>
    </div>
  )

  function contractsIn(found: readonly Product[]) {
    const locales: readonly Locale[] = isFrenchFirst(order) ? ['fr-CA', 'en-CA'] : [locale]
    return contractIds(lines, found, order.region, ...locales)
  }
}

/** Says why the terms are to be agreed to again: the contracts aren't those shown first. */
function ContractsChanged({ contracts }: { contracts: string }) {
  const t = useMessages(purchaseMessages)
  const [first] = useState(contracts)
  return contracts === first ? null : <Alert tone="caution">{t('consent.changed')}</Alert>
}
