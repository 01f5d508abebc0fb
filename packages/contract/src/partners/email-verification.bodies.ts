import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'

// Which fields these carry is not shown: all names are assumed.

const emailQueryFields = assumed({ email: text })

/** The address to verify. Can be malformed: verification reports that. */
export interface EmailQuery extends Out<typeof emailQueryFields> {}
export const EmailQuery: Schema<EmailQuery> = emailQueryFields

const bulkEmailQueryFields = assumed({ source: maybe(text) })

/** The name of the list, to identify its results. */
export interface BulkEmailQuery extends Out<typeof bulkEmailQueryFields> {}
export const BulkEmailQuery: Schema<BulkEmailQuery> = bulkEmailQueryFields

const emailListFields = assumed({ emails: list(text) })

/** The addresses to verify. */
export interface EmailList extends Out<typeof emailListFields> {}
export const EmailList: Schema<EmailList> = emailListFields
