import { type ActionNameOf, type AllowedAction, defineActions } from '@memberkit/foundation/entity-actions'
import type { ContractHistory } from '@memberkit/parts/contracts'

/** Staff actions on one contract (commerce, section 7, Entitlements, Histories). */
export const contractActions = /* @__PURE__ */ defineActions<ContractHistory>()(
  { delete: { group: 'end', isCritical: true } },
  { service: 'contract-histories', transitions: {} },
)

/** The contracts of an entitlement. */
export interface ContractsOf {
  /** The entitlement's id. */
  readonly id: string
  readonly contracts: readonly ContractHistory[]
}

/** Staff actions on all contracts of an entitlement. */
export const historyActions = /* @__PURE__ */ defineActions<ContractsOf, 'none'>()(
  {
    create: { group: 'add' },
    changeIdentity: { group: 'owner', unavailableReason: noneOf },
    deleteAll: { group: 'end', operationAction: 'delete', isCritical: true, unavailableReason: noneOf },
  },
  { service: 'contract-histories', transitions: {} },
)

function noneOf({ contracts }: ContractsOf) {
  return contracts.length === 0 ? ('none' as const) : undefined
}

export type ContractActionName = ActionNameOf<typeof contractActions>
export type HistoryActionName = ActionNameOf<typeof historyActions>
export type AllowedContractAction = AllowedAction<ContractActionName>
export type AllowedHistoryAction = AllowedAction<HistoryActionName, 'none'>

/** An action on one contract or on all, or who recorded one and when. */
export type ContractIntent =
  | { readonly name: HistoryActionName; readonly contract?: undefined }
  | { readonly name: ContractActionName | 'journal'; readonly contract: ContractHistory }
