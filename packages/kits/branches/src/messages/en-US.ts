import { BranchStatus, Network, PracticeType } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, lazyDictionaries, lazyMessages } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { editorEnUS } from './editor/en-US.ts'
import { enUS as member } from './member/en-US.ts'
import {
  actionMessages,
  copyMessages,
  createMessages,
  datesMessages,
  editorMessages,
  laterNames,
  tableMessages,
} from './namespaces.ts'

/** Every message of the branches kit in en-US; messages that only an intent needs load with it. */
export const enUS: readonly Dictionary[] = [
  ...member,
  defineMessages(editorMessages, 'en-US', editorEnUS),
  ...labelMessages('en-US', { BranchStatus, Network, PracticeType }),
  ...lazyDictionaries(laterNames, 'en-US', async () => (await import('./later/en-US.ts')).tables),
  lazyMessages(datesMessages, 'en-US', async () => (await import('./hours/dates/en-US.ts')).datesEnUS),
  lazyMessages(copyMessages, 'en-US', async () => (await import('./hours/copy/en-US.ts')).copyEnUS),
  lazyMessages(actionMessages, 'en-US', async () => (await import('./actions/en-US.ts')).actionsEnUS),
  lazyMessages(createMessages, 'en-US', async () => (await import('./create/en-US.ts')).createEnUS),
  lazyMessages(tableMessages, 'en-US', async () => (await import('./table/en-US.ts')).tableEnUS),
]
