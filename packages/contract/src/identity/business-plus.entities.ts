import { Instant } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { BusinessPlusStatus } from './business-plus.enums.ts'

const businessPlusAuthorizedUserFields = assumed({ identityId: maybe(text), name: text, email: Email })

/** A person besides the owner who can use the account. */
export interface BusinessPlusAuthorizedUser extends Out<typeof businessPlusAuthorizedUserFields> {}
export const BusinessPlusAuthorizedUser: Schema<BusinessPlusAuthorizedUser> = businessPlusAuthorizedUserFields

const businessPlusStateFields = entity({
  stated: { status: BusinessPlusStatus, websiteDomain: maybe(text), userEmail: Email },
  assumed: {
    id: text,
    identityId: text,
    entitlementId: text,
    productId: maybe(text),
    authorizedUsers: list(BusinessPlusAuthorizedUser),
    createdAt: Instant,
    updatedAt: Instant,
    version: text,
  },
})

/**
 * A person's business-plus account. `websiteDomain` has no protocol (`example.com`), `userEmail` is the sign-in email;
 * `version` is the value for `If-Match`.
 */
export interface BusinessPlusState extends Out<typeof businessPlusStateFields> {}
export const BusinessPlusState: Schema<BusinessPlusState> = businessPlusStateFields
