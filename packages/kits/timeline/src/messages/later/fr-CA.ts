import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/fr-CA'
import { personFrCA } from '@memberkit/parts/messages/fr-CA'
import { manageFrCA } from '../manage/fr-CA.ts'

export const tables = {
  'timeline.manage': manageFrCA,
  'parts.person': personFrCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
