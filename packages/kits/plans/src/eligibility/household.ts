import type { AuthorizedUserType } from '@memberkit/contract'

/** The people to check where the host names none. */
export const household: readonly AuthorizedUserType[] = ['PRIMARY', 'SPOUSE', 'DEPENDENT']
