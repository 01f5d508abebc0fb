import { getOffer } from '@memberkit/contract/commerce/offers'
import * as calls from '@memberkit/contract/commerce/orders'
import { assignAnonymousPaymentMethodOwner } from '@memberkit/contract/commerce/payments'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'

export const matrixCalls: MatrixCalls = {
  purchase: calls.purchaseOrder,
  'purchase (group)': calls.purchaseGroupOrder,
  create: calls.createIdentityOrder,
  'create (group)': calls.createGroupOrder,
  'create (no owner)': calls.createOrder,
  offers: calls.updateOrderOffers,
  authorizedUsers: calls.updateOrderAuthorizedUsers,
  assignOwner: calls.assignOrderOwner,
  'assignOwner (payment method)': assignAnonymousPaymentMethodOwner,
  getOffer,
}
