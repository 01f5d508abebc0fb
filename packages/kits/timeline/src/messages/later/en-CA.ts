import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-CA'
import { personEnCA } from '@memberkit/parts/messages/en-CA'
import { manageEnUS } from '../manage/en-US.ts'

export const tables = {
  'timeline.manage': manageEnUS,
  'parts.person': personEnCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
