import * as identities from '@memberkit/contract/identity/identities'
import { defineConsole } from '../define/index.ts'

export const identitiesConsole = defineConsole(identities)({
  pages: {
    Identity: {
      title: ['usernames', 'emails', 'id'],
      enter: [{ by: 'findIdentities', isSearch: true }],
      read: 'getIdentity',
      columns: ['usernames', 'emails', 'realm', 'federatedAuthType', 'createdAt', 'lastSeenAt'],
      groups: {
        overview: ['realm', 'usernames', 'multifactorType', 'federatedAuthType'],
        dates: ['createdAt', 'lastSeenAt'],
        settings: ['canCreateToken'],
        record: ['oktaId', 'referrer'],
      },
      tables: {
        classicIds: ['type', 'id'],
        emails: ['email', 'isPrimary', 'isVerified'],
        passwords: ['setAt', 'isTemporary', 'invalidatedAt'],
      },
      create: ['createIdentity'],
      edit: [
        'replaceAllIdentityEmails',
        'updateCanCreateToken',
        'updateIdentitySettings',
        'updateOktaId',
        'updateReferrer',
      ],
      actions: {
        addClassicId: {},
        addIdentityEmail: { group: 'people' },
        addPassword: {},
        addUsername: {},
        deleteIdentity: { group: 'end', isCritical: true },
        impersonateIdentity: { group: 'people' },
        invalidatePasswords: {},
        removeClassicId: { group: 'end' },
        removeIdentityEmail: { group: 'end' },
        removeUsername: { group: 'end' },
        resetPassword: {},
        touchIdentity: { group: 'people' },
        unlinkOkta: {},
        updateIdentityEmail: { group: 'people' },
        updatePassword: {},
        updatePasswordV1: {},
        updateUsername: {},
      },
      panels: ['getIdentitySettings'],
      journal: 'identityJournal',
      clock: 'identityMaxClock',
    },
  },
  tools: ['checkIdentityExists', 'getIdentityKey', 'sendPasswordResetEmail', 'setPassword'],
})
