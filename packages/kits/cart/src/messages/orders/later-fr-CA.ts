import {
  BankAccountType,
  CardType,
  OrderAction,
  OrderAuthorizedUserType,
  OrderChannel,
} from '@memberkit/contract/labels/fr-CA'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/fr-CA'
import { attemptFrCA, methodFrCA, personFrCA } from '@memberkit/parts/messages/fr-CA'
import { orderActionsFrCA } from './actions-fr-CA.ts'
import { orderDetailFrCA } from './detail-fr-CA.ts'
import { purchaseFrCA } from './purchase-fr-CA.ts'

// Loaded in one file: who opens an order soon pays it or acts on it, and they share their labels.
export const tables = {
  'cart.orderDetail': orderDetailFrCA,
  'cart.orderActions': orderActionsFrCA,
  'cart.purchase': purchaseFrCA,
  'parts.attempt': attemptFrCA,
  'parts.method': methodFrCA,
  'parts.person': personFrCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.BankAccountType': BankAccountType,
  'labels.CardType': CardType,
  'labels.OrderAction': OrderAction,
  'labels.OrderAuthorizedUserType': OrderAuthorizedUserType,
  'labels.OrderChannel': OrderChannel,
}
