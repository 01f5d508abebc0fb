import {
  BankAccountType,
  CardType,
  OrderAction,
  OrderAuthorizedUserType,
  OrderChannel,
} from '@memberkit/contract/labels/en-US'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-US'
import { attemptEnUS, methodEnUS, personEnUS } from '@memberkit/parts/messages/en-US'
import { orderActionsEnUS } from './actions-en-US.ts'
import { orderDetailEnUS } from './detail-en-US.ts'
import { purchaseEnUS } from './purchase-en-US.ts'

// Loaded in one file: who opens an order soon pays it or acts on it, and they share their labels.
export const tables = {
  'cart.orderDetail': orderDetailEnUS,
  'cart.orderActions': orderActionsEnUS,
  'cart.purchase': purchaseEnUS,
  'parts.attempt': attemptEnUS,
  'parts.method': methodEnUS,
  'parts.person': personEnUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.BankAccountType': BankAccountType,
  'labels.CardType': CardType,
  'labels.OrderAction': OrderAction,
  'labels.OrderAuthorizedUserType': OrderAuthorizedUserType,
  'labels.OrderChannel': OrderChannel,
}
