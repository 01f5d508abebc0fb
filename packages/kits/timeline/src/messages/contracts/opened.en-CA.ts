import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-CA'
import { personEnCA } from '@memberkit/parts/messages/en-CA'
import { manageContractsEnUS } from './manage.en-US.ts'

// Loaded in one file: whoever opens one of them soon opens another.
export const tables = {
  'timeline.contracts.manage': manageContractsEnUS,
  'parts.person': personEnCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
