import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-US'
import { personEnUS } from '@memberkit/parts/messages/en-US'
import { manageEnUS } from '../manage/en-US.ts'

export const tables = {
  'timeline.manage': manageEnUS,
  'parts.person': personEnUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
