import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-US'
import { personEnUS } from '@memberkit/parts/messages/en-US'
import { manageContractsEnUS } from './manage.en-US.ts'

// Loaded in one file: whoever opens one of them soon opens another.
export const tables = {
  'timeline.contracts.manage': manageContractsEnUS,
  'parts.person': personEnUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
