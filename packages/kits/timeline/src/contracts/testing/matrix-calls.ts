import {
  changeContractHistoryIdentity,
  createContractHistory,
  deleteContractHistories,
  deleteContractHistory,
  listContractHistories,
} from '@memberkit/contract/commerce/contract-histories'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'

export const matrixCalls: MatrixCalls = {
  createContractHistory,
  deleteContractHistory,
  deleteContractHistories,
  changeContractHistoryIdentity,
  listContractHistories,
}
