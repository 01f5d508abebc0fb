import type { WordLoaders } from '../dictionaries.ts'

export const identityFrCA: WordLoaders = {
  'ai-conversations': () =>
    Promise.all([
      import('@memberkit/contract/words/ai-conversations/fr-CA'),
      import('@memberkit/contract/labels/identity/ai-conversations/fr-CA'),
    ]),
  alerts: () =>
    Promise.all([
      import('@memberkit/contract/words/alerts/fr-CA'),
      import('@memberkit/contract/labels/identity/alerts/fr-CA'),
      import('@memberkit/contract/labels/identity/notifications/fr-CA'),
    ]),
  amendments: async () => [await import('@memberkit/contract/words/amendments/fr-CA')],
  answers: () =>
    Promise.all([
      import('@memberkit/contract/words/answers/fr-CA'),
      import('@memberkit/contract/labels/identity/answers/fr-CA'),
    ]),
  'application-settings': () =>
    Promise.all([
      import('@memberkit/contract/words/application-settings/fr-CA'),
      import('@memberkit/contract/labels/identity/application-settings/fr-CA'),
    ]),
  applications: () =>
    Promise.all([
      import('@memberkit/contract/words/applications/fr-CA'),
      import('@memberkit/contract/labels/identity/applications/fr-CA'),
    ]),
  'auto-comments': () =>
    Promise.all([
      import('@memberkit/contract/words/auto-comments/fr-CA'),
      import('@memberkit/contract/labels/identity/auto-comments/fr-CA'),
    ]),
  'benefit-cohorts': async () => [await import('@memberkit/contract/words/benefit-cohorts/fr-CA')],
  'business-identity-protection': async () => [
    await import('@memberkit/contract/words/business-identity-protection/fr-CA'),
  ],
  'business-plus': () =>
    Promise.all([
      import('@memberkit/contract/words/business-plus/fr-CA'),
      import('@memberkit/contract/labels/identity/business-plus/fr-CA'),
    ]),
  businesses: () =>
    Promise.all([
      import('@memberkit/contract/words/businesses/fr-CA'),
      import('@memberkit/contract/labels/identity/businesses/fr-CA'),
    ]),
  chats: () =>
    Promise.all([
      import('@memberkit/contract/words/chats/fr-CA'),
      import('@memberkit/contract/labels/identity/chats/fr-CA'),
    ]),
  cohorts: () =>
    Promise.all([
      import('@memberkit/contract/words/cohorts/fr-CA'),
      import('@memberkit/contract/labels/identity/cohorts/fr-CA'),
    ]),
  'content-entries': () =>
    Promise.all([
      import('@memberkit/contract/words/content-entries/fr-CA'),
      import('@memberkit/contract/labels/identity/content-entries/fr-CA'),
    ]),
  events: () =>
    Promise.all([
      import('@memberkit/contract/words/events/fr-CA'),
      import('@memberkit/contract/labels/identity/events/fr-CA'),
    ]),
  factors: () =>
    Promise.all([
      import('@memberkit/contract/words/factors/fr-CA'),
      import('@memberkit/contract/labels/identity/factors/fr-CA'),
    ]),
  'file-storage': () =>
    Promise.all([
      import('@memberkit/contract/words/file-storage/fr-CA'),
      import('@memberkit/contract/labels/identity/file-storage/fr-CA'),
    ]),
  files: async () => [await import('@memberkit/contract/words/files/fr-CA')],
  forms: () =>
    Promise.all([
      import('@memberkit/contract/words/forms/fr-CA'),
      import('@memberkit/contract/labels/identity/forms/fr-CA'),
    ]),
  identities: () =>
    Promise.all([
      import('@memberkit/contract/words/identities/fr-CA'),
      import('@memberkit/contract/labels/identity/identities/fr-CA'),
    ]),
  'identity-merge': () =>
    Promise.all([
      import('@memberkit/contract/words/identity-merge/fr-CA'),
      import('@memberkit/contract/labels/identity/identity-merge/fr-CA'),
    ]),
  invitations: () =>
    Promise.all([
      import('@memberkit/contract/words/invitations/fr-CA'),
      import('@memberkit/contract/labels/identity/invitations/fr-CA'),
    ]),
  launches: () =>
    Promise.all([
      import('@memberkit/contract/words/launches/fr-CA'),
      import('@memberkit/contract/labels/identity/launches/fr-CA'),
    ]),
  'marketing-sites': async () => [await import('@memberkit/contract/words/marketing-sites/fr-CA')],
  notes: () =>
    Promise.all([
      import('@memberkit/contract/words/notes/fr-CA'),
      import('@memberkit/contract/labels/identity/notes/fr-CA'),
    ]),
  notifications: () =>
    Promise.all([
      import('@memberkit/contract/words/notifications/fr-CA'),
      import('@memberkit/contract/labels/identity/notifications/fr-CA'),
    ]),
  profiles: () =>
    Promise.all([
      import('@memberkit/contract/words/profiles/fr-CA'),
      import('@memberkit/contract/labels/identity/profiles/fr-CA'),
    ]),
  relations: () =>
    Promise.all([
      import('@memberkit/contract/words/relations/fr-CA'),
      import('@memberkit/contract/labels/identity/relations/fr-CA'),
    ]),
  'scheduled-communications': () =>
    Promise.all([
      import('@memberkit/contract/words/scheduled-communications/fr-CA'),
      import('@memberkit/contract/labels/identity/notifications/fr-CA'),
      import('@memberkit/contract/labels/identity/scheduled-communications/fr-CA'),
    ]),
  'security-software': () =>
    Promise.all([
      import('@memberkit/contract/words/security-software/fr-CA'),
      import('@memberkit/contract/labels/identity/security-software/fr-CA'),
    ]),
  segments: () =>
    Promise.all([
      import('@memberkit/contract/words/segments/fr-CA'),
      import('@memberkit/contract/labels/identity/segments/fr-CA'),
    ]),
  tokens: async () => [await import('@memberkit/contract/words/tokens/fr-CA')],
  'user-states': () =>
    Promise.all([
      import('@memberkit/contract/words/user-states/fr-CA'),
      import('@memberkit/contract/labels/identity/user-states/fr-CA'),
    ]),
}
