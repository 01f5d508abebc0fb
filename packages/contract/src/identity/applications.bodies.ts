import { entity, flag, maybe, type Out, type Schema, stated, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are assumed, except
// those that section 3 lists.

const newApplicationFields = stated({ name: text, external: flag, key: maybe(text) })

/** An application to register. Without a `key`, the service generates one. */
export interface NewApplication extends Out<typeof newApplicationFields> {}
export const NewApplication: Schema<NewApplication> = newApplicationFields

const applicationNameFields = stated({ name: text })

/** The new name of an application. */
export interface ApplicationName extends Out<typeof applicationNameFields> {}
export const ApplicationName: Schema<ApplicationName> = applicationNameFields

const applicationExternalChangeFields = stated({ external: flag })

/** Whether an application is third-party. */
export interface ApplicationExternalChange extends Out<typeof applicationExternalChangeFields> {}
export const ApplicationExternalChange: Schema<ApplicationExternalChange> = applicationExternalChangeFields

const applicationKeyFields = stated({ key: text })

/** The new key of an application. The previous one stops working. */
export interface ApplicationKey extends Out<typeof applicationKeyFields> {}
export const ApplicationKey: Schema<ApplicationKey> = applicationKeyFields

const applicationVerificationFields = entity({ stated: { key: text }, assumed: { applicationId: maybe(text) } })

/** The key to look up, with its expected owner if known. */
export interface ApplicationVerification extends Out<typeof applicationVerificationFields> {}
export const ApplicationVerification: Schema<ApplicationVerification> = applicationVerificationFields
