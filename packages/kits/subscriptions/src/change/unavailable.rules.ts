import type { Realm } from '@memberkit/contract'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { areItemsUnread } from '../shared/items.rules.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import type { Standing } from '../shared/standing.rules.ts'
import { isBilledElsewhere } from '../shared/vendor.rules.ts'
import { changeCalls, type ChangeName } from './change-calls.ts'

/** Why a change isn't possible, for a person who followed a link to it. */
export type Why =
  | 'permission'
  | 'paypal'
  | 'billedElsewhere'
  | 'catchingUp'
  | 'ended'
  | 'ending'
  | 'endingOnly'
  | 'suspended'
  | 'notHere'
  | 'itemsUnread'
  | 'other'

const whyNot: Readonly<Record<string, Why>> = {
  catchingUp: 'catchingUp',
  cancelled: 'ended',
  ending: 'ending',
  preCancel: 'ending',
  suspended: 'suspended',
} satisfies Partial<Record<Standing, Why>>

/** Returns why none of these changes is possible in a realm; `undefined` while one of them is. */
export function whyUnavailable(
  { subscription, standing, actions }: SubscriptionRow,
  names: readonly ChangeName[],
  realm: Realm,
): Why | undefined {
  const isOffered = (name: ChangeName) =>
    realm === 'Internal' || changeCalls.actions.rows[name].realms?.includes(realm) === true
  if (!names.some(isOffered)) return 'notHere'
  if (names.some((name) => isAllowed(actions, name))) return undefined
  const known = actions.filter(({ name }) => names.some((one) => one === name))
  if (known.some(({ unavailableReason }) => unavailableReason === 'permission')) return 'permission'
  const { vendor } = subscription
  if (standing !== 'cancelled' && isBilledElsewhere(vendor)) return vendor === 'PAYPAL' ? 'paypal' : 'billedElsewhere'
  const why = Object.hasOwn(whyNot, standing) ? whyNot[standing] : 'other'
  if (why === 'other' && names.includes('updateOffer') && areItemsUnread(subscription)) return 'itemsUnread'
  return why === 'ending' && !isAllowed(actions, 'activate') ? 'endingOnly' : why
}
