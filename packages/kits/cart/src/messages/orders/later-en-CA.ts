import {
  BankAccountType,
  CardType,
  OrderAction,
  OrderAuthorizedUserType,
  OrderChannel,
} from '@memberkit/contract/labels/en-CA'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-CA'
import { attemptEnCA, methodEnCA, personEnCA } from '@memberkit/parts/messages/en-CA'
import { orderActionsEnCA } from './actions-en-CA.ts'
import { orderDetailEnCA } from './detail-en-CA.ts'
import { purchaseEnCA } from './purchase-en-CA.ts'

// Loaded in one file: who opens an order soon pays it or acts on it, and they share their labels.
export const tables = {
  'cart.orderDetail': orderDetailEnCA,
  'cart.orderActions': orderActionsEnCA,
  'cart.purchase': purchaseEnCA,
  'parts.attempt': attemptEnCA,
  'parts.method': methodEnCA,
  'parts.person': personEnCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.BankAccountType': BankAccountType,
  'labels.CardType': CardType,
  'labels.OrderAction': OrderAction,
  'labels.OrderAuthorizedUserType': OrderAuthorizedUserType,
  'labels.OrderChannel': OrderChannel,
}
