import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-CA'
import { personEnCA } from '@memberkit/parts/messages/en-CA'
import { openedEnCA } from './opened.en-CA.ts'

export const tables = {
  'resolutions.internal.opened': openedEnCA,
  'parts.person': personEnCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
