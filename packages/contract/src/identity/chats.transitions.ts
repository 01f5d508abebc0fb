import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { ChatStatus } from './chats.enums.ts'
import type * as calls from './chats.ts'

const active: readonly ChatStatus[] = ['ACTIVE']
const notDeleted: readonly ChatStatus[] = ['ACTIVE', 'CANCELED']

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4). Default: messages and participants can
 * change while a chat is active; a canceled chat can be reopened, and DELETED is final.
 */
export const chatTransitions = assumedTransitions({
  create: { to: 'ACTIVE' },
  replace: { from: notDeleted, to: notDeleted },
  delete: { from: notDeleted, to: 'DELETED' },
  appendNewMsgs: { from: active },
  react: { from: active },
  removeReaction: { from: active },
  getS3UploadLinks: { from: active },
  getS3DownloadLinks: { from: notDeleted },
  addContactToChat: { from: active },
  addContactWithEmailOverride: { from: active },
  removeContactFromChat: { from: active },
  replaceContactFromChat: { from: active },
  updateEmail: { from: active },
  updateName: { from: active },
} satisfies TransitionsOf<ChatStatus, typeof calls>)
