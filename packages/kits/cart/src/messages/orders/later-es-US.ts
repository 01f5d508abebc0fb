import {
  BankAccountType,
  CardType,
  OrderAction,
  OrderAuthorizedUserType,
  OrderChannel,
} from '@memberkit/contract/labels/es-US'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/es-US'
import { attemptEsUS, methodEsUS, personEsUS } from '@memberkit/parts/messages/es-US'
import { orderActionsEsUS } from './actions-es-US.ts'
import { orderDetailEsUS } from './detail-es-US.ts'
import { purchaseEsUS } from './purchase-es-US.ts'

// Loaded in one file: who opens an order soon pays it or acts on it, and they share their labels.
export const tables = {
  'cart.orderDetail': orderDetailEsUS,
  'cart.orderActions': orderActionsEsUS,
  'cart.purchase': purchaseEsUS,
  'parts.attempt': attemptEsUS,
  'parts.method': methodEsUS,
  'parts.person': personEsUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.BankAccountType': BankAccountType,
  'labels.CardType': CardType,
  'labels.OrderAction': OrderAction,
  'labels.OrderAuthorizedUserType': OrderAuthorizedUserType,
  'labels.OrderChannel': OrderChannel,
}
