'use client'
import { listProducts } from '@memberkit/contract/commerce/products'
import { listPublicProductFamilies } from '@memberkit/contract/commerce/product-families'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { useMemo } from 'react'
import { categoriesOf, type FamilyRow, familyRow, isFamilyShown } from './families.rules.ts'

export interface ProductFamiliesData {
  /** Families that are on sale, in the service's order. */
  rows: readonly FamilyRow[]
  /** The categories of their products, to filter by. Empty while the products aren't known. */
  categories: readonly string[]
  /** Whether the products are still loading. Their failure leaves the families usable. */
  isLoadingProducts: boolean
  unreadable: readonly UnreadableItem[]
}

/** Reads the public product families and their products in two parallel requests. Needs no sign-in. */
export function useProductFamilies({ isEnabled = true } = {}): Resource<ProductFamiliesData> {
  const { locale } = useMemberkit()
  const enabled = isEnabled
  const families = useResource(listPublicProductFamilies, {}, { enabled })
  const catalogue = useResource(listProducts, {}, { enabled })
  const found = families.state === 'ready' ? families.data : undefined
  const products = catalogue.state === 'ready' ? catalogue.data : undefined
  const isLoadingProducts = catalogue.state === 'loading'
  const data = useMemo<ProductFamiliesData | undefined>(() => {
    if (!found) return undefined
    const rows = found.filter(isFamilyShown).map((family) => familyRow(family, products, locale))
    return { rows, categories: categoriesOf(rows), isLoadingProducts, unreadable: unreadableItemsIn(found) }
  }, [found, products, locale, isLoadingProducts])
  return mapResource(families, () => data!)
}
