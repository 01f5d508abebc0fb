import { oneOf, type Out } from '../wire.ts'

// Source of every list: commerce, section 3, "Contract history", value for value and in its order.

export const ContractType = oneOf('CONTRACT', 'AMENDMENT', 'SUPPLEMENT')
export type ContractType = Out<typeof ContractType>

/** "CANCELLED (also spelled CANCELED in one listing)": both spellings have the same meaning. */
export const ContractHistoryStatus = oneOf('ACTIVE', 'SUSPENDED', 'CANCELLED', 'CANCELED')
export type ContractHistoryStatus = Out<typeof ContractHistoryStatus>
