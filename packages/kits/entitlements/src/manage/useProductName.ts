'use client'
import type { Received } from '@memberkit/contract'
import { listProducts, type Product } from '@memberkit/contract/commerce/products'
import { useMemberkit } from '@memberkit/foundation'
import { useResource } from '@memberkit/foundation/resource'

export const productName = ({ friendlyNames, internalName }: Received<Product>, locale: string) =>
  friendlyNames.find((one) => one.locale === locale)?.text ?? internalName

/** Returns the catalog's name of a product; its ID where the catalog isn't known. */
export function useProductName(isNeeded: boolean): (productId: string) => string {
  const { locale } = useMemberkit()
  const products = useResource(listProducts, {}, { enabled: isNeeded })
  return (productId) => {
    const product = products.state === 'ready' && products.data.find(({ id }) => id === productId)
    return product ? productName(product, locale) : productId
  }
}
