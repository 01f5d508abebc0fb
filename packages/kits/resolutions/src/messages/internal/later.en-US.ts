import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-US'
import { personEnUS } from '@memberkit/parts/messages/en-US'
import { openedEnUS } from './opened.en-US.ts'

export const tables = {
  'resolutions.internal.opened': openedEnUS,
  'parts.person': personEnUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
