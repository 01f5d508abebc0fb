import { Instant } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'

const newPasswordFields = assumed({ password: text, isTemporary: maybe(flag) })

/** A password to set. A temporary one must be changed at the next sign-in. */
export interface NewPassword extends Out<typeof newPasswordFields> {}
export const NewPassword: Schema<NewPassword> = newPasswordFields

const passwordChangeFields = assumed({ currentPassword: text, newPassword: text })

/** A new password, with the current one as proof. */
export interface PasswordChange extends Out<typeof passwordChangeFields> {}
export const PasswordChange: Schema<PasswordChange> = passwordChangeFields

const hashedPasswordFields = assumed({ hash: text, algorithm: text, setAt: maybe(Instant) })
const hashedPasswordsFields = entity({ stated: { passwords: list(hashedPasswordFields) } })

/** Migrated password hashes. Never plain text. */
export interface HashedPasswords extends Out<typeof hashedPasswordsFields> {}
export const HashedPasswords: Schema<HashedPasswords> = hashedPasswordsFields

const passwordResetRequestFields = assumed({ email: Email, appName: maybe(text), locale: maybe(text) })

/** The recipient of a password-reset email; `appName` is the application to return to. */
export interface PasswordResetRequest extends Out<typeof passwordResetRequestFields> {}
export const PasswordResetRequest: Schema<PasswordResetRequest> = passwordResetRequestFields

const forgottenPasswordFields = assumed({ resetCode: text, newPassword: text })

/** A new password of a signed-out person. `resetCode` is in the email. */
export interface ForgottenPassword extends Out<typeof forgottenPasswordFields> {}
export const ForgottenPassword: Schema<ForgottenPassword> = forgottenPasswordFields

const tokenCredentialsFields = assumed({ username: text, password: text })

/** The credentials to create a token with. */
export interface TokenCredentials extends Out<typeof tokenCredentialsFields> {}
export const TokenCredentials: Schema<TokenCredentials> = tokenCredentialsFields
