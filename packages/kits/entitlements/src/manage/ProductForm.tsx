'use client'
import { listProducts } from '@memberkit/contract/commerce/products'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import { DayField } from './DayField.tsx'
import type { CoverageForm } from './coverage-calls.ts'
import { productName } from './useProductName.ts'

/** Changes a plan to another one of the catalogue, today or from a day to come. */
export function ProductForm(form: CoverageForm<'changeProduct'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const { locale, currentDate } = useMemberkit()
  const products = useResource(listProducts, {})
  const [productId, setProductId] = useState<string>()
  const [tierId, setTierId] = useState<string>()
  const [from, setFrom] = useState<string | null>('')
  const sold = products.state === 'ready' ? products.data.filter(({ status }) => status === 'ACTIVE') : []
  const product = sold.find(({ id }) => id === productId)
  const tiers = product?.productTiers ?? []
  const tier = tiers.find(({ id }) => id === tierId) ?? (tiers.length === 1 ? tiers[0] : undefined)
  const name = tier?.name ?? product?.internalName
  const isSame = product?.id === entity.product.productId && name === (entity.product.tier ?? entity.product.name)
  return (
    <ActionForm
      {...form}
      consequence={name && !isSame ? t('consequence.product', { before: entity.product.name, after: name }) : undefined}
      problems={{ product: isSame ? t('product.same') : undefined }}
      isUnavailable={products.state !== 'ready'}
      onSubmit={() => {
        if (!product || !name || from === null) return
        run({
          body: {
            product: { productId: product.id, name, category: product.categories[0], tier: tier?.name },
            ...(from && { effectiveFrom: from }),
          },
        })
      }}
    >
      <ResourceView
        resource={products}
        noun={t('product.noun')}
        skeleton={
          <SkeletonGroup label={t('product.loading')}>
            <SkeletonText lines={3} />
          </SkeletonGroup>
        }
      >
        {() => (
          <>
            <FormField name="product" messages={{ valueMissing: `${t('product.choose')}.` }}>
              {(field) => (
                <Select
                  {...field}
                  label={t('product.plan')}
                  placeholder={t('product.choose')}
                  options={sold.map((one) => ({ value: one.id, label: productName(one, locale) }))}
                  value={productId ?? ''}
                  onChange={(value) => {
                    setProductId(value)
                    setTierId(undefined)
                  }}
                  isRequired
                />
              )}
            </FormField>
            {tiers.length > 1 ? (
              <FormField name="tier" messages={{ valueMissing: `${t('product.chooseTier')}.` }}>
                {(field) => (
                  <Select
                    {...field}
                    label={t('product.tier')}
                    placeholder={t('product.chooseTier')}
                    options={tiers.map((one) => ({ value: one.id, label: one.name }))}
                    value={tierId ?? ''}
                    onChange={setTierId}
                    isRequired
                  />
                )}
              </FormField>
            ) : null}
            <DayField
              name="effectiveFrom"
              label={t('product.from')}
              description={t('product.fromHint')}
              value={from}
              onChange={setFrom}
              min={currentDate()}
            />
          </>
        )}
      </ResourceView>
    </ActionForm>
  )
}
