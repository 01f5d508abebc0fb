import type { ContractHistoryStatus } from '../../commerce/contract-histories.ts'
import type { Tones } from '../labels.ts'

export const contractHistoryStatusTones = {
  ACTIVE: 'positive',
  SUSPENDED: 'critical',
  CANCELLED: 'neutral',
  CANCELED: 'neutral',
} as const satisfies Tones<ContractHistoryStatus>
