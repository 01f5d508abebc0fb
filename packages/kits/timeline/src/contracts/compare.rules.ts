import type { ContractHistory } from '@memberkit/parts/contracts'

/**
 * Returns the ids of two contracts worth comparing, the older one first: a contract and the one of its kind before it,
 * else the one before it of any kind, or after it. Of all, the newest with a predecessor of its kind. Newest first.
 */
export function pairFor(contracts: readonly ContractHistory[], id?: string): readonly [string, string] | undefined {
  const newest = contracts.find((one) => predecessorOf(contracts, one)) ?? contracts[0]
  const one = id === undefined ? newest : contracts.find((each) => each.id === id)
  if (!one) return undefined
  const at = contracts.indexOf(one)
  const before = predecessorOf(contracts, one) ?? contracts[at + 1]
  if (before) return [before.id, one.id]
  const after = contracts[at - 1]
  return after && [one.id, after.id]
}

const predecessorOf = (contracts: readonly ContractHistory[], one: ContractHistory) =>
  contracts.slice(contracts.indexOf(one) + 1).find(({ type }) => type === one.type)
