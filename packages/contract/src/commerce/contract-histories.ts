import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerQuery } from '../shared/owner.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import { ContractHistoryMigration, NewContractHistory } from './contract-histories.bodies.ts'
import { ContractHistory } from './contract-histories.entities.ts'
import { ContractHistoryStatus, ContractType } from './contract-histories.enums.ts'

// Source: commerce, section 7, "Entitlements", "Histories". Only the first three operations have an address; the others
// are assumed below it.

const histories = at('contract-histories', '/v1/identities/{identityId}/entitlements/{entitlementId}/histories', {
  realms: ownerRealms,
  assumes: ['realms'],
})
const verbs = at('contract-histories', '/v1/identities/{identityId}/entitlements/{entitlementId}/histories', {
  realms: ownerRealms,
  assumes: ['path', 'realms'],
})

export const listContractHistories = get(histories, '', { returns: list(ContractHistory) })
export const createContractHistory = post(histories, '', { body: NewContractHistory, returns: ContractHistory })
/** Deletes all contracts of an entitlement. */
export const deleteContractHistories = del(histories, '')
/** Lists the contracts in force: one contract can amend or supplement another. */
export const listActiveContractHistories = get(verbs, 'currentlyActive', { returns: list(ContractHistory) })
export const deleteContractHistory = del(verbs, '{historyId}')
/** Moves all contracts of an entitlement to its new owner. */
export const changeContractHistoryIdentity = post(verbs, 'changeIdentity', {
  query: OwnerQuery,
  returns: list(ContractHistory),
})

// "Machine-credential only: … migrate … (entitlements)" (section 6): assumed to include their histories.
const migrating = { access: 'machine', assumes: ['path', 'access'] } as const
export const migrateContractHistories = post(
  at('contract-histories', '/v2/identities/{identityId}/entitlements/{entitlementId}/histories', migrating),
  'migrate',
  { body: ContractHistoryMigration, returns: list(ContractHistory) },
)
export const migrateContractHistoriesV1 = post(
  at('contract-histories', '/v1/identities/{identityId}/entitlements/{entitlementId}/histories', migrating),
  'migrate',
  { body: ContractHistoryMigration, returns: list(ContractHistory) },
)

// The address is assumed, after the pattern of `/v1/offers/maps/journal`; no actions are listed.
export const contractHistoryJournal = journal('contract-histories', '/v1/entitlements/histories', text, {
  assumes: ['path', 'access'],
})
export const contractHistoryMaxClock = maxClock('contract-histories', '/v1/entitlements/histories')

export { ContractHistory, ContractHistoryMigration, ContractHistoryStatus, ContractType, NewContractHistory }
