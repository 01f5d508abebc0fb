import { listOffers } from '@memberkit/contract/commerce/offers'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'

export const matrixCalls: MatrixCalls = { listOffers }
