import { unreadableItemsIn } from '@memberkit/platform'
import type { Subscription } from './received.ts'

interface Item {
  readonly type?: string | undefined
  readonly productId: string
  readonly tier?: string | undefined
}

type Billed = Pick<Subscription, 'items'>

/** Whether some of what a subscription bills can't be read, so that nobody knows all of it. */
export const areItemsUnread = ({ items }: Billed): boolean => unreadableItemsIn(items).length > 0

/**
 * Whether a subscription bills exactly these products and supplements; without a tier, any will do. `undefined` where
 * it doesn't tell: an item without a tier may have the wanted one or another.
 */
export function hasItems(billed: Billed, wanted: readonly Item[]): boolean | undefined {
  if (areItemsUnread(billed)) return undefined
  const { items } = billed
  const found = wanted.map((one) => {
    const alike = items.filter(({ type, productId }) => type === one.type && productId === one.productId)
    if (alike.length === 0) return false
    if (one.tier === undefined || alike.some(({ tier }) => tier === one.tier)) return true
    return alike.some(({ tier }) => tier === undefined) ? undefined : false
  })
  if (items.length !== wanted.length || found.includes(false)) return false
  return found.includes(undefined) ? undefined : true
}
