import type * as contractHistories from '../../commerce/contract-histories.ts'
import type { Labels } from '../labels.ts'

export { ContractType } from './contract-histories.en-US.ts'

export const ContractHistoryStatus = {
  ACTIVE: 'In force',
  SUSPENDED: 'Suspended',
  CANCELLED: 'Cancelled',
  CANCELED: 'Cancelled',
} as const satisfies Labels<contractHistories.ContractHistoryStatus>
