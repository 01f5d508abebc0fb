import type * as contractHistories from '../../commerce/contract-histories.ts'
import type { Labels } from '../labels.ts'

export const ContractType = {
  CONTRACT: 'Contrat',
  AMENDMENT: 'Avenant',
  SUPPLEMENT: 'Supplément',
} as const satisfies Labels<contractHistories.ContractType>

export const ContractHistoryStatus = {
  ACTIVE: 'En vigueur',
  SUSPENDED: 'Suspendu',
  CANCELLED: 'Résilié',
  CANCELED: 'Résilié',
} as const satisfies Labels<contractHistories.ContractHistoryStatus>
