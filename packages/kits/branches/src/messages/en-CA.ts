import { BranchStatus, Network, PracticeType } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, lazyDictionaries, lazyMessages } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { editorEnCA } from './editor/en-CA.ts'
import { enCA as member } from './member/en-CA.ts'
import {
  actionMessages,
  copyMessages,
  createMessages,
  datesMessages,
  editorMessages,
  laterNames,
  tableMessages,
} from './namespaces.ts'

/** Every message of the branches kit in en-CA; messages that only an intent needs load with it. */
export const enCA: readonly Dictionary[] = [
  ...member,
  defineMessages(editorMessages, 'en-CA', editorEnCA),
  ...labelMessages('en-CA', { BranchStatus, Network, PracticeType }),
  ...lazyDictionaries(laterNames, 'en-CA', async () => (await import('./later/en-CA.ts')).tables),
  lazyMessages(datesMessages, 'en-CA', async () => (await import('./hours/dates/en-CA.ts')).datesEnCA),
  lazyMessages(copyMessages, 'en-CA', async () => (await import('./hours/copy/en-CA.ts')).copyEnCA),
  lazyMessages(actionMessages, 'en-CA', async () => (await import('./actions/en-CA.ts')).actionsEnCA),
  lazyMessages(createMessages, 'en-CA', async () => (await import('./create/en-CA.ts')).createEnCA),
  lazyMessages(tableMessages, 'en-CA', async () => (await import('./table/en-CA.ts')).tableEnCA),
]
