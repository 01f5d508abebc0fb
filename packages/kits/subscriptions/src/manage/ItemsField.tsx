'use client'
import { listProducts } from '@memberkit/contract/commerce/products'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { Subscription } from '../shared/received.ts'
import { type Choice, choiceOf, itemsOf, lackingIn, type Product, supplementsFor, tierIn } from './catalogue.rules.ts'

/** Keeps the choice from the catalogue, and the items of it to send. Begins with a subscription's current items. */
export function useItems(now: Subscription['items'] = []) {
  const t = useMessages(manageMessages)
  const { locale } = useMemberkit()
  const products = useResource(listProducts, {})
  const sold = products.state === 'ready' ? products.data.filter(({ status }) => status === 'ACTIVE') : []
  const [touched, setTouched] = useState<Partial<Choice>>({})
  // All are sent: an untouched one would undo a colleague's change.
  const choice: Choice = { ...choiceOf(now, sold), ...touched }
  const product = sold.find(({ id }) => id === choice.productId)
  const lacking = product && lackingIn(product, choice)
  return {
    products,
    sold,
    product,
    choice,
    change: (part: Partial<Choice>) => setTouched({ ...touched, ...part }),
    nameOf: ({ friendlyNames, internalName }: Product) =>
      friendlyNames.find((one) => one.locale === locale)?.text ?? internalName,
    items: lacking ? undefined : itemsOf(product, choice),
    tier: product && tierIn(product, choice),
    problem: lacking && t('items.requires', { supplement: lacking.name, other: lacking.needs }),
  }
}

/** A product of the catalogue, its level and what is added to it. */
export function ItemsField({ chosen }: { chosen: ReturnType<typeof useItems> }) {
  const { products, sold, product, choice, change, nameOf } = chosen
  const t = useMessages(manageMessages)
  const supplements = product ? supplementsFor(product, choice) : []
  return (
    <ResourceView
      resource={products}
      noun={t('items.noun')}
      skeleton={
        <SkeletonGroup label={t('items.loading')}>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      }
    >
      {() => (
        <>
          <FormField name="items.0.productId" messages={{ valueMissing: `${t('items.choose')}.` }}>
            {(field) => (
              <Select
                {...field}
                label={t('items.plan')}
                placeholder={t('items.choose')}
                options={sold.map((one) => ({ value: one.id, label: nameOf(one) }))}
                value={choice.productId ?? ''}
                onChange={(productId) => change({ productId, tierId: undefined })}
                isRequired
              />
            )}
          </FormField>
          {product && product.productTiers.length > 1 ? (
            <FormField name="tier" messages={{ valueMissing: `${t('items.chooseTier')}.` }}>
              {(field) => (
                <Select
                  {...field}
                  label={t('items.tier')}
                  placeholder={t('items.chooseTier')}
                  options={product.productTiers.map(({ id, name }) => ({ value: id, label: name }))}
                  value={choice.tierId ?? ''}
                  onChange={(tierId) => change({ tierId })}
                  isRequired
                />
              )}
            </FormField>
          ) : null}
          {supplements.length > 0 ? (
            <FormField name="supplements">
              {(field) => (
                <CheckboxGroup
                  {...field}
                  label={t('items.supplements')}
                  optionalMark={t('optional')}
                  value={[...choice.supplementIds]}
                  onChange={(supplementIds) => change({ supplementIds })}
                  options={supplements.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </FormField>
          ) : null}
        </>
      )}
    </ResourceView>
  )
}
