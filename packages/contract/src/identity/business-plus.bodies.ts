import { Email } from '../shared/email.ts'
import { assumed, maybe, type Out, type Schema, stated, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are assumed, except
// those that section 3 lists.

const newBusinessPlusStateFields = assumed({
  entitlementId: text,
  productId: maybe(text),
  userEmail: Email,
  websiteDomain: maybe(text),
})

/** An account to create. */
export interface NewBusinessPlusState extends Out<typeof newBusinessPlusStateFields> {}
export const NewBusinessPlusState: Schema<NewBusinessPlusState> = newBusinessPlusStateFields

const businessPlusWebsiteDomainFields = stated({ websiteDomain: text })

/** The new domain of an account, without protocol: `example.com`. */
export interface BusinessPlusWebsiteDomain extends Out<typeof businessPlusWebsiteDomainFields> {}
export const BusinessPlusWebsiteDomain: Schema<BusinessPlusWebsiteDomain> = businessPlusWebsiteDomainFields

const businessPlusUserEmailFields = stated({ userEmail: Email })

/** The new sign-in email of the owner. */
export interface BusinessPlusUserEmail extends Out<typeof businessPlusUserEmailFields> {}
export const BusinessPlusUserEmail: Schema<BusinessPlusUserEmail> = businessPlusUserEmailFields

const businessPlusEntitlementFields = assumed({ entitlementId: text, productId: maybe(text) })

/** The new entitlement of an account. */
export interface BusinessPlusEntitlement extends Out<typeof businessPlusEntitlementFields> {}
export const BusinessPlusEntitlement: Schema<BusinessPlusEntitlement> = businessPlusEntitlementFields

const businessPlusMigrationFields = assumed({ formerAccountId: text, entitlementId: maybe(text) })

/** The account at the former vendor to migrate. */
export interface BusinessPlusMigration extends Out<typeof businessPlusMigrationFields> {}
export const BusinessPlusMigration: Schema<BusinessPlusMigration> = businessPlusMigrationFields
