import { messageNamespace } from '@memberkit/foundation/messages'
import type { actionsEnUS } from './actions/en-US.ts'
import type { cardEnUS } from './card/en-US.ts'
import type { createEnUS } from './create/en-US.ts'
import type { editorEnUS } from './editor/en-US.ts'
import type { copyEnUS } from './hours/copy/en-US.ts'
import type { datesEnUS } from './hours/dates/en-US.ts'
import type { hoursEnUS } from './hours/en-US.ts'
import type { openEnUS } from './hours/open/en-US.ts'
import type { tableEnUS } from './table/en-US.ts'

/** Messages of the public card. */
export const cardMessages = messageNamespace<typeof cardEnUS>('branches.card')
/** Messages of opening hours and time zones. */
export const hoursMessages = messageNamespace<typeof hoursEnUS>('branches.hours')
/** Messages of unavailable dates, and the names of holidays. */
export const datesMessages = messageNamespace<typeof datesEnUS>('branches.hours.dates')
/** Messages of copying hours to other branches, loaded with the dialog. */
export const copyMessages = messageNamespace<typeof copyEnUS>('branches.hours.copy')
/** Messages of the line that says whether a branch is open. */
export const openMessages = messageNamespace<typeof openEnUS>('branches.open')
export const editorMessages = messageNamespace<typeof editorEnUS>('branches.editor')
export const tableMessages = messageNamespace<typeof tableEnUS>('branches.table')
/** Messages of the menu and dialogs of a branch, loaded with them. */
export const actionMessages = messageNamespace<typeof actionsEnUS>('branches.actions')
export const createMessages = messageNamespace<typeof createEnUS>('branches.create')

/** Message namespaces of the card, also loaded in other languages for the preview beside the form. */
export const cardNames = ['branches.card', 'branches.hours', 'branches.open', 'labels.BranchPhoneType'] as const
export const editorNames = ['branches.editor'] as const
export const tableNames = ['branches.table', 'labels.Country', 'labels.StateOrProvince'] as const
export const actionNames = ['branches.actions'] as const
export const createNames = ['branches.create', 'parts.address', 'labels.StateOrProvince'] as const
/** Message namespaces of the sections below the first ones. */
export const laterNames = [
  'parts.address',
  'labels.BranchEmailType',
  'labels.Country',
  'labels.PracticeRole',
  'labels.ProviderStatus',
  'labels.StateOrProvince',
] as const
