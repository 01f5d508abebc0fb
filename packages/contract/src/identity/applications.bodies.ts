import { entity, flag, maybe, type Out, type Schema, stated, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are ours, except
// those of the fields that section 3 lists.

const newApplicationFields = stated({ name: text, external: flag, key: maybe(text) })

/** An application to register; without a `key` it is given one. */
export interface NewApplication extends Out<typeof newApplicationFields> {}
export const NewApplication: Schema<NewApplication> = newApplicationFields

const applicationNameFields = stated({ name: text })

/** What the application is called from now on. */
export interface ApplicationName extends Out<typeof applicationNameFields> {}
export const ApplicationName: Schema<ApplicationName> = applicationNameFields

const applicationExternalChangeFields = stated({ external: flag })

/** Whether the application is someone else's. */
export interface ApplicationExternalChange extends Out<typeof applicationExternalChangeFields> {}
export const ApplicationExternalChange: Schema<ApplicationExternalChange> = applicationExternalChangeFields

const applicationKeyFields = stated({ key: text })

/** The key from now on: the one before stops working. */
export interface ApplicationKey extends Out<typeof applicationKeyFields> {}
export const ApplicationKey: Schema<ApplicationKey> = applicationKeyFields

const applicationVerificationFields = entity({ stated: { key: text }, assumed: { applicationId: maybe(text) } })

/** The key to look up, and, if it is known, whose it should be. */
export interface ApplicationVerification extends Out<typeof applicationVerificationFields> {}
export const ApplicationVerification: Schema<ApplicationVerification> = applicationVerificationFields
