import type { WordLoaders } from '../dictionaries.ts'

export const identityEsUS: WordLoaders = {
  'ai-conversations': () =>
    Promise.all([
      import('@memberkit/contract/words/ai-conversations/es-US'),
      import('@memberkit/contract/labels/identity/ai-conversations/es-US'),
    ]),
  alerts: () =>
    Promise.all([
      import('@memberkit/contract/words/alerts/es-US'),
      import('@memberkit/contract/labels/identity/alerts/es-US'),
      import('@memberkit/contract/labels/identity/notifications/es-US'),
    ]),
  amendments: async () => [await import('@memberkit/contract/words/amendments/es-US')],
  answers: () =>
    Promise.all([
      import('@memberkit/contract/words/answers/es-US'),
      import('@memberkit/contract/labels/identity/answers/es-US'),
    ]),
  'application-settings': () =>
    Promise.all([
      import('@memberkit/contract/words/application-settings/es-US'),
      import('@memberkit/contract/labels/identity/application-settings/es-US'),
    ]),
  applications: () =>
    Promise.all([
      import('@memberkit/contract/words/applications/es-US'),
      import('@memberkit/contract/labels/identity/applications/es-US'),
    ]),
  'auto-comments': () =>
    Promise.all([
      import('@memberkit/contract/words/auto-comments/es-US'),
      import('@memberkit/contract/labels/identity/auto-comments/es-US'),
    ]),
  'benefit-cohorts': async () => [await import('@memberkit/contract/words/benefit-cohorts/es-US')],
  'business-identity-protection': async () => [
    await import('@memberkit/contract/words/business-identity-protection/es-US'),
  ],
  'business-plus': () =>
    Promise.all([
      import('@memberkit/contract/words/business-plus/es-US'),
      import('@memberkit/contract/labels/identity/business-plus/es-US'),
    ]),
  businesses: () =>
    Promise.all([
      import('@memberkit/contract/words/businesses/es-US'),
      import('@memberkit/contract/labels/identity/businesses/es-US'),
    ]),
  chats: () =>
    Promise.all([
      import('@memberkit/contract/words/chats/es-US'),
      import('@memberkit/contract/labels/identity/chats/es-US'),
    ]),
  cohorts: () =>
    Promise.all([
      import('@memberkit/contract/words/cohorts/es-US'),
      import('@memberkit/contract/labels/identity/cohorts/es-US'),
    ]),
  'content-entries': () =>
    Promise.all([
      import('@memberkit/contract/words/content-entries/es-US'),
      import('@memberkit/contract/labels/identity/content-entries/es-US'),
    ]),
  events: () =>
    Promise.all([
      import('@memberkit/contract/words/events/es-US'),
      import('@memberkit/contract/labels/identity/events/es-US'),
    ]),
  factors: () =>
    Promise.all([
      import('@memberkit/contract/words/factors/es-US'),
      import('@memberkit/contract/labels/identity/factors/es-US'),
    ]),
  'file-storage': () =>
    Promise.all([
      import('@memberkit/contract/words/file-storage/es-US'),
      import('@memberkit/contract/labels/identity/file-storage/es-US'),
    ]),
  files: async () => [await import('@memberkit/contract/words/files/es-US')],
  forms: () =>
    Promise.all([
      import('@memberkit/contract/words/forms/es-US'),
      import('@memberkit/contract/labels/identity/forms/es-US'),
    ]),
  identities: () =>
    Promise.all([
      import('@memberkit/contract/words/identities/es-US'),
      import('@memberkit/contract/labels/identity/identities/es-US'),
    ]),
  'identity-merge': () =>
    Promise.all([
      import('@memberkit/contract/words/identity-merge/es-US'),
      import('@memberkit/contract/labels/identity/identity-merge/es-US'),
    ]),
  invitations: () =>
    Promise.all([
      import('@memberkit/contract/words/invitations/es-US'),
      import('@memberkit/contract/labels/identity/invitations/es-US'),
    ]),
  launches: () =>
    Promise.all([
      import('@memberkit/contract/words/launches/es-US'),
      import('@memberkit/contract/labels/identity/launches/es-US'),
    ]),
  'marketing-sites': async () => [await import('@memberkit/contract/words/marketing-sites/es-US')],
  notes: () =>
    Promise.all([
      import('@memberkit/contract/words/notes/es-US'),
      import('@memberkit/contract/labels/identity/notes/es-US'),
    ]),
  notifications: () =>
    Promise.all([
      import('@memberkit/contract/words/notifications/es-US'),
      import('@memberkit/contract/labels/identity/notifications/es-US'),
    ]),
  profiles: () =>
    Promise.all([
      import('@memberkit/contract/words/profiles/es-US'),
      import('@memberkit/contract/labels/identity/profiles/es-US'),
    ]),
  relations: () =>
    Promise.all([
      import('@memberkit/contract/words/relations/es-US'),
      import('@memberkit/contract/labels/identity/relations/es-US'),
    ]),
  'scheduled-communications': () =>
    Promise.all([
      import('@memberkit/contract/words/scheduled-communications/es-US'),
      import('@memberkit/contract/labels/identity/notifications/es-US'),
      import('@memberkit/contract/labels/identity/scheduled-communications/es-US'),
    ]),
  'security-software': () =>
    Promise.all([
      import('@memberkit/contract/words/security-software/es-US'),
      import('@memberkit/contract/labels/identity/security-software/es-US'),
    ]),
  segments: () =>
    Promise.all([
      import('@memberkit/contract/words/segments/es-US'),
      import('@memberkit/contract/labels/identity/segments/es-US'),
    ]),
  tokens: async () => [await import('@memberkit/contract/words/tokens/es-US')],
  'user-states': () =>
    Promise.all([
      import('@memberkit/contract/words/user-states/es-US'),
      import('@memberkit/contract/labels/identity/user-states/es-US'),
    ]),
}
