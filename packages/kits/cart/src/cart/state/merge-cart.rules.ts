import type { CartAuthorizedUser, CartState } from '@memberkit/contract/commerce/cart'
import { hasPersonalData } from '../../codec/index.ts'

/**
 * Returns the cart of an address with the personal data that memory holds. An address with personal data of its own is a
 * cart that somebody wrote in full: it counts whole.
 */
export function mergeCart(read: CartState, memory: CartState): CartState {
  if (hasPersonalData(read)) return read
  return {
    ...read,
    personalInfo: memory.personalInfo,
    businessInfo: memory.businessInfo,
    additionalInfo: {
      authorizedUsers: named(read.additionalInfo.authorizedUsers, memory.additionalInfo.authorizedUsers),
      authorizedUsersAssociate: named(
        read.additionalInfo.authorizedUsersAssociate,
        memory.additionalInfo.authorizedUsersAssociate,
      ),
      authorizedUsersSMB: named(read.additionalInfo.authorizedUsersSMB, memory.additionalInfo.authorizedUsersSMB),
    },
  }
}

/** Whether nothing was chosen in a cart. */
export const isCartEmpty = ({ products, bundles }: CartState): boolean => products.length === 0 && bundles.length === 0

/** Names belong to the same number of people of the same types. */
const named = (read: readonly CartAuthorizedUser[], memory: readonly CartAuthorizedUser[]): CartAuthorizedUser[] =>
  read.length === memory.length && read.every(({ type }, index) => type === memory[index]?.type)
    ? [...memory]
    : [...read]
