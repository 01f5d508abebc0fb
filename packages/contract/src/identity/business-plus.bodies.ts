import { Email } from '../shared/email.ts'
import { assumed, maybe, type Out, type Schema, stated, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are ours unless
// section 3 has them.

const newBusinessPlusStateFields = assumed({
  entitlementId: text,
  productId: maybe(text),
  userEmail: Email,
  websiteDomain: maybe(text),
})

/** An account to open. */
export interface NewBusinessPlusState extends Out<typeof newBusinessPlusStateFields> {}
export const NewBusinessPlusState: Schema<NewBusinessPlusState> = newBusinessPlusStateFields

const businessPlusWebsiteDomainFields = stated({ websiteDomain: text })

/** The domain the account is for from now on, bare: `example.com`. */
export interface BusinessPlusWebsiteDomain extends Out<typeof businessPlusWebsiteDomainFields> {}
export const BusinessPlusWebsiteDomain: Schema<BusinessPlusWebsiteDomain> = businessPlusWebsiteDomainFields

const businessPlusUserEmailFields = stated({ userEmail: Email })

/** What the owner signs in with from now on. */
export interface BusinessPlusUserEmail extends Out<typeof businessPlusUserEmailFields> {}
export const BusinessPlusUserEmail: Schema<BusinessPlusUserEmail> = businessPlusUserEmailFields

const businessPlusEntitlementFields = assumed({ entitlementId: text, productId: maybe(text) })

/** What the account is given for from now on. */
export interface BusinessPlusEntitlement extends Out<typeof businessPlusEntitlementFields> {}
export const BusinessPlusEntitlement: Schema<BusinessPlusEntitlement> = businessPlusEntitlementFields

const businessPlusMigrationFields = assumed({ formerAccountId: text, entitlementId: maybe(text) })

/** The account at the former vendor that is carried over. */
export interface BusinessPlusMigration extends Out<typeof businessPlusMigrationFields> {}
export const BusinessPlusMigration: Schema<BusinessPlusMigration> = businessPlusMigrationFields
