import { BranchStatus, Network, PracticeType } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, lazyDictionaries, lazyMessages } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { editorFrCA } from './editor/fr-CA.ts'
import { frCA as member } from './member/fr-CA.ts'
import {
  actionMessages,
  copyMessages,
  createMessages,
  datesMessages,
  editorMessages,
  laterNames,
  tableMessages,
} from './namespaces.ts'

/** Every message of the branches kit in fr-CA; messages that only an intent needs load with it. */
export const frCA: readonly Dictionary[] = [
  ...member,
  defineMessages(editorMessages, 'fr-CA', editorFrCA),
  ...labelMessages('fr-CA', { BranchStatus, Network, PracticeType }),
  ...lazyDictionaries(laterNames, 'fr-CA', async () => (await import('./later/fr-CA.ts')).tables),
  lazyMessages(datesMessages, 'fr-CA', async () => (await import('./hours/dates/fr-CA.ts')).datesFrCA),
  lazyMessages(copyMessages, 'fr-CA', async () => (await import('./hours/copy/fr-CA.ts')).copyFrCA),
  lazyMessages(actionMessages, 'fr-CA', async () => (await import('./actions/fr-CA.ts')).actionsFrCA),
  lazyMessages(createMessages, 'fr-CA', async () => (await import('./create/fr-CA.ts')).createFrCA),
  lazyMessages(tableMessages, 'fr-CA', async () => (await import('./table/fr-CA.ts')).tableFrCA),
]
