import { Instant } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { BusinessPlusStatus } from './business-plus.enums.ts'

const businessPlusAuthorizedUserFields = assumed({ identityId: maybe(text), name: text, email: Email })

/** Somebody who may use the account beside its owner. */
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
 * How the business-plus account of one person stands. `websiteDomain` is bare (`example.com`), `userEmail` is what they
 * sign in with there; `version` goes back as `If-Match`.
 */
export interface BusinessPlusState extends Out<typeof businessPlusStateFields> {}
export const BusinessPlusState: Schema<BusinessPlusState> = businessPlusStateFields
