import * as orders from '@memberkit/contract/commerce/orders'
import * as tones from '@memberkit/contract/labels/commerce/orders/tones'
import { defineConsole } from '../define/index.ts'

export const ordersConsole = defineConsole({ ...orders, ...tones })({
  pages: {
    Order: {
      title: ['number', 'id'],
      status: 'status',
      enter: ['listIdentityOrders', 'listIdentityOrdersV1', 'listGroupOrders'],
      read: 'getOrder',
      find: ['findOrder', 'getGroupOrder', 'getIdentityOrder', 'getIdentityOrderV1', 'getOrderV1'],
      columns: ['number', 'status', 'buyer', 'total', 'channel', 'region', 'createdAt'],
      groups: {
        overview: ['channel', 'paymentMethod', 'billingProvider', 'number', 'locale', 'source'],
        money: ['currency', 'subtotal', 'tax', 'total'],
        address: ['region'],
        dates: ['createdAt', 'purchasedAt', 'provisionedAt'],
        content: ['buyer'],
        record: ['identityId', 'groupId', 'paymentMethodId', 'invoiceId'],
      },
      tables: {
        offers: ['status', 'billingPeriod', 'period', 'subscriptionAction', 'id', 'offerId'],
        authorizedUsers: ['type', 'id', 'firstName', 'lastName', 'email'],
      },
      create: [
        'createOrder',
        'createIdentityOrder',
        'createGroupOrder',
        'createOrderV1',
        'createIdentityOrderV1',
        'addSupplements',
      ],
      edit: ['updateOrderAuthorizedUsers', 'updateOrderSource'],
      actions: {
        updateOrderAuthorizedUsersV1: {},
        updateOrderOffers: {},
        updateOrderOffersV1: {},
        assignOrderOwner: { group: 'people' },
        assignOrderOwnerV1: { group: 'people' },
        deleteOrder: { group: 'end', isCritical: true },
        provisionOrder: { group: 'status', isBulk: true },
        purchaseGroupOrder: { group: 'status' },
        purchaseOrder: { group: 'status' },
        purchaseOrderV1: { group: 'status' },
      },
      panels: ['findOrder', 'getGroupOrder', 'getIdentityOrder', 'getIdentityOrderV1', 'getOrderV1'],
      journal: 'orderJournal',
      clock: 'orderMaxClock',
      transitions: 'orderTransitions',
    },
  },
  notShown: { orderJournalUnversioned: 'The same history as orderJournal, at another address.' },
})
