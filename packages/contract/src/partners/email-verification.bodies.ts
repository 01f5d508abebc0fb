import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'

// Which fields these carry is not shown: every name here is ours.

const emailQueryFields = assumed({ email: text })

/** The address to verify. It need not be a well-formed one: that is part of the answer. */
export interface EmailQuery extends Out<typeof emailQueryFields> {}
export const EmailQuery: Schema<EmailQuery> = emailQueryFields

const bulkEmailQueryFields = assumed({ source: maybe(text) })

/** What the list is called, so that its results can be told from others. */
export interface BulkEmailQuery extends Out<typeof bulkEmailQueryFields> {}
export const BulkEmailQuery: Schema<BulkEmailQuery> = bulkEmailQueryFields

const emailListFields = assumed({ emails: list(text) })

/** The addresses to verify. */
export interface EmailList extends Out<typeof emailListFields> {}
export const EmailList: Schema<EmailList> = emailListFields
