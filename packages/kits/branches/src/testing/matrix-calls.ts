import * as calls from '@memberkit/contract/partners/branches'
import { type MatrixCalls, operationsOf } from '@memberkit/testing/matrix-calls'
import { branchCalls } from '../actions/branch-calls.ts'

export const matrixCalls: MatrixCalls = {
  ...operationsOf(branchCalls.calls),
  create: calls.createBranch,
  getBranch: calls.getBranch,
  'getBranch of the card': calls.getBranch,
  listBranches: calls.listBranches,
  getBranchesByIdList: calls.getBranchesByIdList,
}
