'use client'
import { listProducts } from '@memberkit/contract/commerce/products'
import { getPublicProductFamily } from '@memberkit/contract/commerce/product-families'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { type FamilyProduct, type FamilyRow, familyRow, isFamilyShown } from './families.rules.ts'

export interface ProductFamilyData {
  family: FamilyRow
  /** Whether it is on sale; otherwise show that it is gone. */
  isShown: boolean
}

export interface ProductFamilyResources {
  family: Resource<ProductFamilyData>
  /** The family's products; they load and fail on their own. */
  products: Resource<readonly FamilyProduct[]>
}

/** Reads one public product family and its products in two parallel requests. Needs no sign-in. */
export function useProductFamily(familyId: string): ProductFamilyResources {
  const { locale } = useMemberkit()
  const found = useResource(getPublicProductFamily, { productFamilyId: familyId })
  const catalogue = useResource(listProducts, {})
  return {
    family: mapResource(found, (family) => ({
      family: familyRow(family, undefined, locale),
      isShown: isFamilyShown(family),
    })),
    products: mapResource(catalogue, (products) =>
      found.state === 'ready' ? (familyRow(found.data, products, locale).products ?? []) : [],
    ),
  }
}
