import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/fr-CA'
import { personFrCA } from '@memberkit/parts/messages/fr-CA'
import { staffFrCA } from './fr-CA.ts'

export const tables = {
  'invoices.staff': staffFrCA,
  'parts.person': personFrCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
