import { Email } from '@memberkit/contract'
import type { CartAuthorizedUser } from '@memberkit/contract/commerce/cart'
import { OrderAuthorizedUserType } from '@memberkit/contract/commerce/orders'
import type { CartLine } from './lines.rules.ts'
import { coversOthers, usersOf } from './order.rules.ts'

/** Whether a text is an email address by the pattern of the specification. */
export const isEmail = (text: string): boolean => {
  const result = Email['~standard'].validate(text)
  return 'value' in result && result.issues === undefined
}

/** Whether a postal code is one of its country. */
export const isPostalCodeOf = (country: 'US' | 'CA', text: string): boolean =>
  (country === 'US' ? /^\d{5}(-\d{4})?$/ : /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i).test(text.trim())

/** People to name for some of the lines: their list in the cart, and the types that the plans allow. */
export interface UserList {
  readonly name: ReturnType<typeof usersOf>
  readonly lines: readonly CartLine[]
  readonly types: readonly CartAuthorizedUser['type'][]
}

/** Returns the lists of authorized users that the lines of a cart need. */
export function userListsOf(lines: readonly CartLine[]): UserList[] {
  const covering = lines.filter(coversOthers)
  return [...new Set(covering.map(({ key }) => usersOf(key)))].map((name) => {
    const own = covering.filter(({ key }) => usersOf(key) === name)
    const covers = new Set(own.flatMap(({ tier }) => tier?.covers ?? []))
    const allowed = OrderAuthorizedUserType.options.filter((type) => covers.has(type))
    return { name, lines: own, types: allowed.length > 0 ? allowed : ['NORMAL_USER'] }
  })
}
