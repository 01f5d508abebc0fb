import type * as contractHistories from '../../commerce/contract-histories.ts'
import type { Labels } from '../labels.ts'

export const ContractType = {
  CONTRACT: 'Contrato',
  AMENDMENT: 'Enmienda',
  SUPPLEMENT: 'Suplemento',
} as const satisfies Labels<contractHistories.ContractType>

export const ContractHistoryStatus = {
  ACTIVE: 'Vigente',
  SUSPENDED: 'Suspendido',
  CANCELLED: 'Cancelado',
  CANCELED: 'Cancelado',
} as const satisfies Labels<contractHistories.ContractHistoryStatus>
