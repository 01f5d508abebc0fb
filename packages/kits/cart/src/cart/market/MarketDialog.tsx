'use client'
import { listOffers } from '@memberkit/contract/commerce/offers'
import { useMemberkit, useResource } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { type Locale, locales } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { Select } from '@memberkit/primitives/select'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { useState } from 'react'
import { laterMessages } from '../../messages/namespaces.ts'
import * as styles from '../Cart.css.ts'
import { currencyOfMarket, type MarketChange } from '../state/edits.rules.ts'
import type { CartModel, CartOptions } from '../useCart.ts'
import type { PersonEdits } from '../useCartEdits.ts'
import { moveTo } from './market.rules.ts'
import { MovedPart } from './MovedPart.tsx'
import { MovedTotals } from './MovedTotals.tsx'

export interface MarketDialogProps {
  model: CartModel
  edits: PersonEdits
  options: CartOptions
  onClose: () => void
  onChange: (change: MarketChange) => void
}

/** Says what each line and all of them cost in another market, and what isn't sold there, before anything changes. */
export function MarketDialog({ model, edits, options, onClose, onChange }: MarketDialogProps) {
  const t = useMessages(laterMessages)
  const { locale, currentDate } = useMemberkit()
  const now = model.cart.locale ?? locale
  const [market, setMarket] = useState(now)
  const { brand, channel = 'D2C', coBrandPartner, supplementPeriodOf } = options
  const currency = currencyOfMarket(market)
  const country = currency === 'CAD' ? 'CAN' : 'USA'
  const offers = useResource(listOffers, { brand, query: { channel, currency, country, market } })
  const move =
    offers.state === 'ready'
      ? moveTo(model.cart, model.lines, offers.data, {
          locale: market,
          terms: { channel, coBrandPartner, currency, supplementPeriodOf, today: currentDate() },
        })
      : undefined
  const { words } = edits
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('market.title')}
      description={t('market.text')}
      closeLabel={t('market.close')}
      actions={
        <>
          <Button onPress={onClose}>{t('market.keep')}</Button>
          <Button
            tone="primary"
            aria-disabled={market === now || !move || undefined}
            onPress={() => move && onChange(move.change)}
          >
            {t('market.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.facts}>
        <Select
          label={t('market.label')}
          value={market}
          options={locales.map((value) => ({ value, label: t(`market.${value}`) }))}
          onChange={(value) => setMarket(value as Locale)}
        />
        <ResourceView
          resource={offers}
          noun={t('market.noun')}
          skeleton={
            <SkeletonGroup label={t('market.loading')}>
              <SkeletonText lines={model.lines.length || 1} />
            </SkeletonGroup>
          }
        >
          {() => (
            <>
              {move ? <MovedTotals lines={move.lines} before={model.totals.dueToday} words={words} /> : null}
              <ul className={styles.moved} aria-label={t('market.lines')}>
                {move?.lines.map(({ before, after }) => (
                  <li key={before.key} className={styles.facts}>
                    <MovedPart
                      name={words.planName(after.tier ? after : before)}
                      part={after}
                      before={before.price}
                      words={words}
                    />
                    {before.supplements.length > 0 ? (
                      <ul className={styles.addOns}>
                        {before.supplements.map((one) => {
                          const there = after.supplements.find(({ key }) => key === one.key)
                          const name = words.supplementName(there?.supplement ? there : one)
                          // Without its plan, nothing is known of a supplement's own price.
                          const part = after.problem || !there ? {} : there
                          return (
                            <li key={one.key}>
                              <MovedPart name={name} part={part} before={one.price} words={words} />
                            </li>
                          )
                        })}
                      </ul>
                    ) : null}
                  </li>
                ))}
              </ul>
            </>
          )}
        </ResourceView>
      </div>
    </Dialog>
  )
}
