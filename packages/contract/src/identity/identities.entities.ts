import { ClassicId } from '../shared/classic-id.ts'
import { Instant } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { Realm } from '../shared/realm.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { FederatedAuthType } from './identities.enums.ts'

const identityEmailFields = assumed({ email: Email, isPrimary: flag, isVerified: flag })

/** A sign-in email address. */
export interface IdentityEmail extends Out<typeof identityEmailFields> {}
export const IdentityEmail: Schema<IdentityEmail> = identityEmailFields

const passwordRecordFields = assumed({ setAt: Instant, isTemporary: flag, invalidatedAt: maybe(Instant) })

/** The record of a password, never the password. A temporary one must be changed at the next sign-in. */
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
 * An account: a person's identity and sign-in methods. Names and addresses are in the profile. With a
 * `federatedAuthType`, another provider keeps the password. `version` is the value for `If-Match`.
 */
export interface Identity extends Out<typeof identityFields> {}
export const Identity: Schema<Identity> = identityFields

const identitySettingsFields = entity({
  stated: { multifactorType: maybe(text) },
  assumed: { identityId: text, version: text },
})

/** The sign-in settings. The values of `multifactorType` are not shown; without one, sign-in has no second step. */
export interface IdentitySettings extends Out<typeof identitySettingsFields> {}
export const IdentitySettings: Schema<IdentitySettings> = identitySettingsFields

const identityExistenceFields = assumed({ exists: flag })

/** Whether an email address or username is taken. */
export interface IdentityExistence extends Out<typeof identityExistenceFields> {}
export const IdentityExistence: Schema<IdentityExistence> = identityExistenceFields

const impersonationFields = assumed({ identityId: text, name: text, startedAt: Instant, expiresAt: Instant })

/** The impersonation of `identityId` until `expiresAt`. A session cookie carries it. */
export interface Impersonation extends Out<typeof impersonationFields> {}
export const Impersonation: Schema<Impersonation> = impersonationFields

const identityTokenFields = assumed({ token: text, identityId: text, expiresAt: Instant })

/** A token to sign in with instead of a password. */
export interface IdentityToken extends Out<typeof identityTokenFields> {}
export const IdentityToken: Schema<IdentityToken> = identityTokenFields
