import { createIdentityTax, createTax, listIdentityTaxes, listTaxes } from '@memberkit/contract/commerce/taxes'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'

export const matrixCalls: MatrixCalls = { createTax, createIdentityTax, listTaxes, listIdentityTaxes }
