import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-US'
import { personEnUS } from '@memberkit/parts/messages/en-US'
import { staffEnUS } from './en-US.ts'

export const tables = {
  'invoices.staff': staffEnUS,
  'parts.person': personEnUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
