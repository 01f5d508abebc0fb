import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-CA'
import { personEnCA } from '@memberkit/parts/messages/en-CA'
import { staffEnCA } from './en-CA.ts'

export const tables = {
  'invoices.staff': staffEnCA,
  'parts.person': personEnCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
