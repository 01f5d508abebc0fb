import type { Translation } from '@memberkit/foundation/messages'
import { staffEnUS } from './en-US.ts'

export { InvoiceProductType } from '@memberkit/contract/labels/commerce/invoice-items/en-CA'
export { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-CA'
export { personEnCA } from '@memberkit/parts/messages/en-CA'

export const staffEnCA: Translation<typeof staffEnUS> = {
  ...staffEnUS,
  'consequence.void':
    'The invoice is cancelled. Nothing is owed, and it is left out of every total. This can’t be undone.',
}
