import { grandfatherOffer, makeOfferEnrollable, makeOfferPendingApproval } from '@memberkit/contract/commerce/offers'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'

export const matrixCalls: MatrixCalls = { makeOfferPendingApproval, makeOfferEnrollable, grandfatherOffer }
