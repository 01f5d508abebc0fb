import { at, del, get, post } from '../operation.ts'
import { ClassicId } from '../shared/classic-id.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { PublicKey } from '../shared/public-key.ts'
import { list, text } from '../wire.ts'
import {
  CanCreateTokenChange,
  IdentityExistenceQuery,
  IdentityMigration,
  IdentityQuery,
  ImpersonationRequest,
  MultifactorChange,
  NewIdentity,
  OktaIdChange,
  ReferrerChange,
  SignInEmail,
  SignInEmailChange,
  SignInEmails,
  SignInUsername,
  SignInUsernameChange,
} from './identities.bodies.ts'
import {
  Identity,
  IdentityEmail,
  IdentityExistence,
  IdentitySettings,
  IdentityToken,
  Impersonation,
  PasswordRecord,
} from './identities.entities.ts'
import { FederatedAuthType } from './identities.enums.ts'
import {
  ForgottenPassword,
  HashedPasswords,
  NewPassword,
  PasswordChange,
  PasswordResetRequest,
  TokenCredentials,
} from './identities.passwords.bodies.ts'

// Source: identity and communication, section 7, "Identities". People of every realm sign in, so every realm can call a
// person's own operations; access to other people's is assumed.

const staffOnly = { access: 'internal', assumes: ['access'] } as const
const machineOnly = { access: 'machine', assumes: ['access'] } as const
const root = at('identities', '/v1')
const identities = at('identities', '/v1/identities')
const identity = at('identities', '/v1/identities/{identityId}')
const administered = at('identities', '/v1/identities/{identityId}', staffOnly)

export const findIdentities = get(at('identities', '/v1/identities', staffOnly), '', {
  query: IdentityQuery,
  returns: list(Identity),
})
export const createIdentity = post(identities, '', { body: NewIdentity, returns: Identity })
export const getIdentity = get(identity, '', { returns: Identity })
export const deleteIdentity = del(administered, '')
export const checkIdentityExists = get(root, 'identityExists', {
  query: IdentityExistenceQuery,
  returns: IdentityExistence,
})
export const getIdentityKey = get(root, 'keys/{keyId}', { returns: PublicKey })

export const impersonateIdentity = post(administered, 'impersonate', {
  body: ImpersonationRequest,
  returns: Impersonation,
})
/** Publishes the unchanged identity again. Assumed to have no body. */
export const touchIdentity = post(administered, 'touch', { returns: Identity })
export const updateCanCreateToken = post(administered, 'updateCanCreateToken', {
  body: CanCreateTokenChange,
  returns: Identity,
})
export const migrateIdentity = post(at('identities', '/v1/identities', machineOnly), 'migrate', {
  body: IdentityMigration,
  returns: Identity,
})

export const getIdentitySettings = get(identity, 'settings', { returns: IdentitySettings })
export const updateIdentitySettings = post(identity, 'settings', { body: MultifactorChange, returns: IdentitySettings })

export const addPassword = post(at('identities', '/v1/users/{identityId}'), 'passwords', {
  body: NewPassword,
  returns: Identity,
})
export const resetPassword = post(administered, 'resetPassword', { body: NewPassword, returns: Identity })
export const updatePasswordV1 = post(identity, 'updatePassword', { body: PasswordChange, returns: Identity })
export const bulkAddPasswords = post(at('identities', '/v1/identities/{identityId}', machineOnly), 'bulkAddPasswords', {
  body: HashedPasswords,
  returns: Identity,
})
/** Invalidates all passwords. Assumed to have no body. */
export const invalidatePasswords = post(administered, 'invalidatePasswords', { returns: Identity })
/** Sets a password without sign-in, with the code from `sendPasswordResetEmail`. */
export const setPassword = post(root, 'setPassword', { body: ForgottenPassword })
/** Sends a password-reset email. The response is the same whether or not the address has an account. */
export const sendPasswordResetEmail = post(root, 'sendPasswordResetEmail', { body: PasswordResetRequest })
export const updatePassword = post(at('identities', '/v2/identities/{identityId}'), 'updatePassword', {
  body: PasswordChange,
  returns: Identity,
})
/** Creates a token. Tokens must not reach a browser, so this is assumed to be for machines. */
export const createIdentityToken = post(at('identities', '/v1', machineOnly), 'tokens', {
  body: TokenCredentials,
  returns: IdentityToken,
})

export const addClassicId = post(administered, 'addClassicId', { body: ClassicId, returns: Identity })
export const removeClassicId = post(administered, 'removeClassicId', { body: ClassicId, returns: Identity })
export const addIdentityEmail = post(identity, 'addEmail', { body: SignInEmail, returns: Identity })
export const removeIdentityEmail = post(identity, 'removeEmail', { body: SignInEmail, returns: Identity })
export const updateIdentityEmail = post(identity, 'updateEmail', { body: SignInEmailChange, returns: Identity })
export const replaceAllIdentityEmails = post(identity, 'replaceAllEmails', { body: SignInEmails, returns: Identity })
export const updateReferrer = post(administered, 'updateReferrer', { body: ReferrerChange, returns: Identity })
export const updateOktaId = post(administered, 'updateOktaId', { body: OktaIdChange, returns: Identity })
export const addUsername = post(identity, 'addUsername', { body: SignInUsername, returns: Identity })
export const removeUsername = post(identity, 'removeUsername', { body: SignInUsername, returns: Identity })
export const updateUsername = post(identity, 'updateUsername', { body: SignInUsernameChange, returns: Identity })

export const unlinkOkta = del(administered, 'okta', { returns: Identity })

export const identityJournal = journal('identities', '/v1/identities', text, { assumes: ['path', 'access'] })
export const identityMaxClock = maxClock('identities', '/v1/identities')

export {
  CanCreateTokenChange,
  FederatedAuthType,
  ForgottenPassword,
  HashedPasswords,
  Identity,
  IdentityEmail,
  IdentityExistence,
  IdentityExistenceQuery,
  IdentityMigration,
  IdentityQuery,
  IdentitySettings,
  IdentityToken,
  Impersonation,
  ImpersonationRequest,
  MultifactorChange,
  NewIdentity,
  NewPassword,
  OktaIdChange,
  PasswordChange,
  PasswordRecord,
  PasswordResetRequest,
  ReferrerChange,
  SignInEmail,
  SignInEmailChange,
  SignInEmails,
  SignInUsername,
  SignInUsernameChange,
  TokenCredentials,
}
