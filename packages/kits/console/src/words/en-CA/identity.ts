import type { WordLoaders } from '../dictionaries.ts'

export const identityEnCA: WordLoaders = {
  'ai-conversations': () =>
    Promise.all([
      import('@memberkit/contract/words/ai-conversations/en-CA'),
      import('@memberkit/contract/labels/identity/ai-conversations/en-CA'),
    ]),
  alerts: () =>
    Promise.all([
      import('@memberkit/contract/words/alerts/en-CA'),
      import('@memberkit/contract/labels/identity/alerts/en-CA'),
      import('@memberkit/contract/labels/identity/notifications/en-CA'),
    ]),
  amendments: async () => [await import('@memberkit/contract/words/amendments/en-CA')],
  answers: () =>
    Promise.all([
      import('@memberkit/contract/words/answers/en-CA'),
      import('@memberkit/contract/labels/identity/answers/en-CA'),
    ]),
  'application-settings': () =>
    Promise.all([
      import('@memberkit/contract/words/application-settings/en-CA'),
      import('@memberkit/contract/labels/identity/application-settings/en-CA'),
    ]),
  applications: () =>
    Promise.all([
      import('@memberkit/contract/words/applications/en-CA'),
      import('@memberkit/contract/labels/identity/applications/en-CA'),
    ]),
  'auto-comments': () =>
    Promise.all([
      import('@memberkit/contract/words/auto-comments/en-CA'),
      import('@memberkit/contract/labels/identity/auto-comments/en-CA'),
    ]),
  'benefit-cohorts': async () => [await import('@memberkit/contract/words/benefit-cohorts/en-CA')],
  'business-identity-protection': async () => [
    await import('@memberkit/contract/words/business-identity-protection/en-CA'),
  ],
  'business-plus': () =>
    Promise.all([
      import('@memberkit/contract/words/business-plus/en-CA'),
      import('@memberkit/contract/labels/identity/business-plus/en-CA'),
    ]),
  businesses: () =>
    Promise.all([
      import('@memberkit/contract/words/businesses/en-CA'),
      import('@memberkit/contract/labels/identity/businesses/en-CA'),
    ]),
  chats: () =>
    Promise.all([
      import('@memberkit/contract/words/chats/en-CA'),
      import('@memberkit/contract/labels/identity/chats/en-CA'),
    ]),
  cohorts: () =>
    Promise.all([
      import('@memberkit/contract/words/cohorts/en-CA'),
      import('@memberkit/contract/labels/identity/cohorts/en-CA'),
    ]),
  'content-entries': () =>
    Promise.all([
      import('@memberkit/contract/words/content-entries/en-CA'),
      import('@memberkit/contract/labels/identity/content-entries/en-CA'),
    ]),
  events: () =>
    Promise.all([
      import('@memberkit/contract/words/events/en-CA'),
      import('@memberkit/contract/labels/identity/events/en-CA'),
    ]),
  factors: () =>
    Promise.all([
      import('@memberkit/contract/words/factors/en-CA'),
      import('@memberkit/contract/labels/identity/factors/en-CA'),
    ]),
  'file-storage': () =>
    Promise.all([
      import('@memberkit/contract/words/file-storage/en-CA'),
      import('@memberkit/contract/labels/identity/file-storage/en-CA'),
    ]),
  files: async () => [await import('@memberkit/contract/words/files/en-CA')],
  forms: () =>
    Promise.all([
      import('@memberkit/contract/words/forms/en-CA'),
      import('@memberkit/contract/labels/identity/forms/en-CA'),
    ]),
  identities: () =>
    Promise.all([
      import('@memberkit/contract/words/identities/en-CA'),
      import('@memberkit/contract/labels/identity/identities/en-CA'),
    ]),
  'identity-merge': () =>
    Promise.all([
      import('@memberkit/contract/words/identity-merge/en-CA'),
      import('@memberkit/contract/labels/identity/identity-merge/en-CA'),
    ]),
  invitations: () =>
    Promise.all([
      import('@memberkit/contract/words/invitations/en-CA'),
      import('@memberkit/contract/labels/identity/invitations/en-CA'),
    ]),
  launches: () =>
    Promise.all([
      import('@memberkit/contract/words/launches/en-CA'),
      import('@memberkit/contract/labels/identity/launches/en-CA'),
    ]),
  'marketing-sites': async () => [await import('@memberkit/contract/words/marketing-sites/en-CA')],
  notes: () =>
    Promise.all([
      import('@memberkit/contract/words/notes/en-CA'),
      import('@memberkit/contract/labels/identity/notes/en-CA'),
    ]),
  notifications: () =>
    Promise.all([
      import('@memberkit/contract/words/notifications/en-CA'),
      import('@memberkit/contract/labels/identity/notifications/en-CA'),
    ]),
  profiles: () =>
    Promise.all([
      import('@memberkit/contract/words/profiles/en-CA'),
      import('@memberkit/contract/labels/identity/profiles/en-CA'),
    ]),
  relations: () =>
    Promise.all([
      import('@memberkit/contract/words/relations/en-CA'),
      import('@memberkit/contract/labels/identity/relations/en-CA'),
    ]),
  'scheduled-communications': () =>
    Promise.all([
      import('@memberkit/contract/words/scheduled-communications/en-CA'),
      import('@memberkit/contract/labels/identity/notifications/en-CA'),
      import('@memberkit/contract/labels/identity/scheduled-communications/en-CA'),
    ]),
  'security-software': () =>
    Promise.all([
      import('@memberkit/contract/words/security-software/en-CA'),
      import('@memberkit/contract/labels/identity/security-software/en-CA'),
    ]),
  segments: () =>
    Promise.all([
      import('@memberkit/contract/words/segments/en-CA'),
      import('@memberkit/contract/labels/identity/segments/en-CA'),
    ]),
  tokens: async () => [await import('@memberkit/contract/words/tokens/en-CA')],
  'user-states': () =>
    Promise.all([
      import('@memberkit/contract/words/user-states/en-CA'),
      import('@memberkit/contract/labels/identity/user-states/en-CA'),
    ]),
}
