import { ClassicId } from '../shared/classic-id.ts'
import { Instant } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { Realm } from '../shared/realm.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { FederatedAuthType } from './identities.enums.ts'

const identityEmailFields = assumed({ email: Email, isPrimary: flag, isVerified: flag })

/** An email address to sign in with. */
export interface IdentityEmail extends Out<typeof identityEmailFields> {}
export const IdentityEmail: Schema<IdentityEmail> = identityEmailFields

const passwordRecordFields = assumed({ setAt: Instant, isTemporary: flag, invalidatedAt: maybe(Instant) })

/** That a password was set, never the password. A temporary one must be changed at the next sign-in. */
export interface PasswordRecord extends Out<typeof passwordRecordFields> {}
export const PasswordRecord: Schema<PasswordRecord> = passwordRecordFields

const identityFields = entity({
  stated: {
    realm: Realm,
    classicIds: list(ClassicId),
    oktaId: maybe(text),
    emails: list(IdentityEmail),
    usernames: list(text),
    passwords: list(PasswordRecord),
    multifactorType: maybe(text),
    canCreateToken: flag,
    referrer: maybe(text),
    federatedAuthType: maybe(FederatedAuthType),
  },
  assumed: { id: text, createdAt: Instant, lastSeenAt: maybe(Instant), version: text },
})

/**
 * An account: who someone is to the platform, and how they sign in. Their name and addresses are in the profile.
 * With a `federatedAuthType`, the password is kept there and not here. `version` goes back as `If-Match`.
 */
export interface Identity extends Out<typeof identityFields> {}
export const Identity: Schema<Identity> = identityFields

const identitySettingsFields = entity({
  stated: { multifactorType: maybe(text) },
  assumed: { identityId: text, version: text },
})

/** How a sign-in is confirmed. The values of `multifactorType` are not shown; without one, no second step is asked. */
export interface IdentitySettings extends Out<typeof identitySettingsFields> {}
export const IdentitySettings: Schema<IdentitySettings> = identitySettingsFields

const identityExistenceFields = assumed({ exists: flag })

/** Whether an address or a name to sign in with is taken. */
export interface IdentityExistence extends Out<typeof identityExistenceFields> {}
export const IdentityExistence: Schema<IdentityExistence> = identityExistenceFields

const impersonationFields = assumed({ identityId: text, name: text, startedAt: Instant, expiresAt: Instant })

/** That the caller acts for `identityId` until `expiresAt`. The session follows by cookie. */
export interface Impersonation extends Out<typeof impersonationFields> {}
export const Impersonation: Schema<Impersonation> = impersonationFields

const identityTokenFields = assumed({ token: text, identityId: text, expiresAt: Instant })

/** What a caller signs in with instead of a password. */
export interface IdentityToken extends Out<typeof identityTokenFields> {}
export const IdentityToken: Schema<IdentityToken> = identityTokenFields
