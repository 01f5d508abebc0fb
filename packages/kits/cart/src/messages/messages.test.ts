import { describeMessages } from '@memberkit/testing/messages'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'
import { laterNames, openedOrderNames, taxNames } from './namespaces.ts'

const orderNamespaces = [
  'cart.orders',
  'labels.OrderStatus',
  'labels.OrderOfferStatus',
  'labels.PaymentMethodType',
  ...openedOrderNames,
]

describeMessages({ 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }, [
  'cart',
  'labels.ProductCategory',
  'labels.StateOrProvince',
  ...laterNames,
  ...orderNamespaces,
  ...taxNames,
])
