import { PaymentMethodStatus } from '@memberkit/contract/labels/commerce/payment-methods/en-US'
import { PaymentAction } from '@memberkit/contract/labels/commerce/payments/en-US'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-US'
import { StateOrProvince } from '@memberkit/contract/labels/en-US'
import { addressEnUS, personEnUS } from '@memberkit/parts/messages/en-US'
import { addEnUS } from './add.en-US.ts'
import { manageEnUS } from './manage.en-US.ts'

// Loaded in one file: who opens the wallet's menu soon opens a form.
export const tables = {
  'payments.methods.manage': manageEnUS,
  'payments.methods.add': addEnUS,
  'parts.address': addressEnUS,
  'parts.person': personEnUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.PaymentAction': PaymentAction,
  'labels.PaymentMethodStatus': PaymentMethodStatus,
  'labels.StateOrProvince': StateOrProvince,
}
