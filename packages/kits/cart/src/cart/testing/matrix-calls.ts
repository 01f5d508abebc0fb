import { listOffers } from '@memberkit/contract/commerce/offers'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'

/** The read that the cart can't do without: it can be bought without its other reads. */
export const matrixCalls: MatrixCalls = { listOffers }
