import { ClassicId } from '../shared/classic-id.ts'
import { Email } from '../shared/email.ts'
import { Realm } from '../shared/realm.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are assumed, except
// those that section 3 lists.

const identityQueryFields = assumed({
  email: maybe(Email),
  username: maybe(text),
  classicId: maybe(text),
  oktaId: maybe(text),
  realm: maybe(Realm),
  limit: maybe(number),
})

/** The identities to find: those that match every given field. */
export interface IdentityQuery extends Out<typeof identityQueryFields> {}
export const IdentityQuery: Schema<IdentityQuery> = identityQueryFields

const identityExistenceQueryFields = assumed({ email: maybe(Email), username: maybe(text), realm: maybe(Realm) })

/** The email address or username to check before sign-up. */
export interface IdentityExistenceQuery extends Out<typeof identityExistenceQueryFields> {}
export const IdentityExistenceQuery: Schema<IdentityExistenceQuery> = identityExistenceQueryFields

const newIdentityFields = entity({
  stated: {
    realm: Realm,
    emails: list(Email),
    usernames: maybe(list(text)),
    classicIds: maybe(list(ClassicId)),
    oktaId: maybe(text),
    referrer: maybe(text),
  },
  assumed: { password: maybe(text) },
})

/** An account to create. The first of `emails` becomes the primary one. */
export interface NewIdentity extends Out<typeof newIdentityFields> {}
export const NewIdentity: Schema<NewIdentity> = newIdentityFields

const identityMigrationFields = entity({
  stated: { realm: Realm, emails: maybe(list(Email)) },
  assumed: { classicId: ClassicId },
})

/** The person to migrate from the legacy system. */
export interface IdentityMigration extends Out<typeof identityMigrationFields> {}
export const IdentityMigration: Schema<IdentityMigration> = identityMigrationFields

const impersonationRequestFields = assumed({ reason: text })

/** The reason for acting as another person. */
export interface ImpersonationRequest extends Out<typeof impersonationRequestFields> {}
export const ImpersonationRequest: Schema<ImpersonationRequest> = impersonationRequestFields

const canCreateTokenChangeFields = entity({ stated: { canCreateToken: flag } })

/** Whether the identity can create tokens. */
export interface CanCreateTokenChange extends Out<typeof canCreateTokenChangeFields> {}
export const CanCreateTokenChange: Schema<CanCreateTokenChange> = canCreateTokenChangeFields

const multifactorChangeFields = entity({ stated: { multifactorType: text } })

/** The new multifactor settings. */
export interface MultifactorChange extends Out<typeof multifactorChangeFields> {}
export const MultifactorChange: Schema<MultifactorChange> = multifactorChangeFields

const signInEmailFields = assumed({ email: Email })

/** A sign-in email address to add or remove. */
export interface SignInEmail extends Out<typeof signInEmailFields> {}
export const SignInEmail: Schema<SignInEmail> = signInEmailFields

const signInEmailChangeFields = assumed({ email: Email, newEmail: Email })

/** A sign-in email address, and its replacement. */
export interface SignInEmailChange extends Out<typeof signInEmailChangeFields> {}
export const SignInEmailChange: Schema<SignInEmailChange> = signInEmailChangeFields

const signInEmailsFields = entity({ stated: { emails: list(Email) } })

/** All sign-in email addresses, the primary one first. */
export interface SignInEmails extends Out<typeof signInEmailsFields> {}
export const SignInEmails: Schema<SignInEmails> = signInEmailsFields

const signInUsernameFields = assumed({ username: text })

/** A username to add or remove. */
export interface SignInUsername extends Out<typeof signInUsernameFields> {}
export const SignInUsername: Schema<SignInUsername> = signInUsernameFields

const signInUsernameChangeFields = assumed({ username: text, newUsername: text })

/** A username, and its replacement. */
export interface SignInUsernameChange extends Out<typeof signInUsernameChangeFields> {}
export const SignInUsernameChange: Schema<SignInUsernameChange> = signInUsernameChangeFields

const referrerChangeFields = entity({ stated: { referrer: text } })

/** The referrer of a person. */
export interface ReferrerChange extends Out<typeof referrerChangeFields> {}
export const ReferrerChange: Schema<ReferrerChange> = referrerChangeFields

const oktaIdChangeFields = entity({ stated: { oktaId: text } })

/** The Okta account that the person signs in with. */
export interface OktaIdChange extends Out<typeof oktaIdChangeFields> {}
export const OktaIdChange: Schema<OktaIdChange> = oktaIdChangeFields
