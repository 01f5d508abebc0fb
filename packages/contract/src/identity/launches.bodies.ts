import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newLaunchFields = assumed({ name: text, businessId: maybe(text), entitlementId: maybe(text) })

/** A launch to start. The business can be added later. */
export interface NewLaunch extends Out<typeof newLaunchFields> {}
export const NewLaunch: Schema<NewLaunch> = newLaunchFields
