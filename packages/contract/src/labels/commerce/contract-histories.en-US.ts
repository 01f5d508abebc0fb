import type * as contractHistories from '../../commerce/contract-histories.ts'
import type { Labels } from '../labels.ts'

export const ContractType = {
  CONTRACT: 'Contract',
  AMENDMENT: 'Amendment',
  SUPPLEMENT: 'Supplement',
} as const satisfies Labels<contractHistories.ContractType>

export const ContractHistoryStatus = {
  ACTIVE: 'In force',
  SUSPENDED: 'Suspended',
  CANCELLED: 'Canceled',
  CANCELED: 'Canceled',
} as const satisfies Labels<contractHistories.ContractHistoryStatus>
