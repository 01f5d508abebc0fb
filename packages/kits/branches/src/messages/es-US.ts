import { BranchStatus, Network, PracticeType } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, lazyDictionaries, lazyMessages } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { editorEsUS } from './editor/es-US.ts'
import { esUS as member } from './member/es-US.ts'
import {
  actionMessages,
  copyMessages,
  createMessages,
  datesMessages,
  editorMessages,
  laterNames,
  tableMessages,
} from './namespaces.ts'

/** Every message of the branches kit in es-US; messages that only an intent needs load with it. */
export const esUS: readonly Dictionary[] = [
  ...member,
  defineMessages(editorMessages, 'es-US', editorEsUS),
  ...labelMessages('es-US', { BranchStatus, Network, PracticeType }),
  ...lazyDictionaries(laterNames, 'es-US', async () => (await import('./later/es-US.ts')).tables),
  lazyMessages(datesMessages, 'es-US', async () => (await import('./hours/dates/es-US.ts')).datesEsUS),
  lazyMessages(copyMessages, 'es-US', async () => (await import('./hours/copy/es-US.ts')).copyEsUS),
  lazyMessages(actionMessages, 'es-US', async () => (await import('./actions/es-US.ts')).actionsEsUS),
  lazyMessages(createMessages, 'es-US', async () => (await import('./create/es-US.ts')).createEsUS),
  lazyMessages(tableMessages, 'es-US', async () => (await import('./table/es-US.ts')).tableEsUS),
]
