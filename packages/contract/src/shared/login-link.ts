import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'
import { Instant } from './dates.ts'

const loginLinkFields = assumed({ url: text, expiresAt: maybe(Instant) })

/** Signs its owner in at a vendor's site. Request it on use and never store it: whoever has `url` is signed in. */
export interface LoginLink extends Out<typeof loginLinkFields> {}
export const LoginLink: Schema<LoginLink> = loginLinkFields
