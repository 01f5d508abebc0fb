import { getInvoice, listInvoices } from '@memberkit/contract/commerce/invoices'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'
import { type MatrixCalls, operationsOf } from '@memberkit/testing/matrix-calls'
import { invoiceCalls } from '../staff/invoice-calls.ts'

export const matrixCalls: MatrixCalls = {
  ...operationsOf(invoiceCalls.calls),
  getIdentity,
  listThinProfiles,
  listInvoices,
  getInvoice,
}
