import { subscriptionJournal } from '@memberkit/contract/commerce/subscriptions'
import * as calls from '@memberkit/contract/identity/notes'
import { type MatrixCalls, operationsOf } from '@memberkit/testing/matrix-calls'
import { noteCalls } from '../notes/note-calls.ts'

export const matrixCalls: MatrixCalls = {
  create: calls.createNote,
  ...operationsOf(noteCalls.calls),
  listNotes: calls.listNotes,
  journal: subscriptionJournal,
}
