import type { WordLoaders } from '../dictionaries.ts'

export const identityEnUS: WordLoaders = {
  'ai-conversations': () =>
    Promise.all([
      import('@memberkit/contract/words/ai-conversations/en-US'),
      import('@memberkit/contract/labels/identity/ai-conversations/en-US'),
    ]),
  alerts: () =>
    Promise.all([
      import('@memberkit/contract/words/alerts/en-US'),
      import('@memberkit/contract/labels/identity/alerts/en-US'),
      import('@memberkit/contract/labels/identity/notifications/en-US'),
    ]),
  amendments: async () => [await import('@memberkit/contract/words/amendments/en-US')],
  answers: () =>
    Promise.all([
      import('@memberkit/contract/words/answers/en-US'),
      import('@memberkit/contract/labels/identity/answers/en-US'),
    ]),
  'application-settings': () =>
    Promise.all([
      import('@memberkit/contract/words/application-settings/en-US'),
      import('@memberkit/contract/labels/identity/application-settings/en-US'),
    ]),
  applications: () =>
    Promise.all([
      import('@memberkit/contract/words/applications/en-US'),
      import('@memberkit/contract/labels/identity/applications/en-US'),
    ]),
  'auto-comments': () =>
    Promise.all([
      import('@memberkit/contract/words/auto-comments/en-US'),
      import('@memberkit/contract/labels/identity/auto-comments/en-US'),
    ]),
  'benefit-cohorts': async () => [await import('@memberkit/contract/words/benefit-cohorts/en-US')],
  'business-identity-protection': async () => [
    await import('@memberkit/contract/words/business-identity-protection/en-US'),
  ],
  'business-plus': () =>
    Promise.all([
      import('@memberkit/contract/words/business-plus/en-US'),
      import('@memberkit/contract/labels/identity/business-plus/en-US'),
    ]),
  businesses: () =>
    Promise.all([
      import('@memberkit/contract/words/businesses/en-US'),
      import('@memberkit/contract/labels/identity/businesses/en-US'),
    ]),
  chats: () =>
    Promise.all([
      import('@memberkit/contract/words/chats/en-US'),
      import('@memberkit/contract/labels/identity/chats/en-US'),
    ]),
  cohorts: () =>
    Promise.all([
      import('@memberkit/contract/words/cohorts/en-US'),
      import('@memberkit/contract/labels/identity/cohorts/en-US'),
    ]),
  'content-entries': () =>
    Promise.all([
      import('@memberkit/contract/words/content-entries/en-US'),
      import('@memberkit/contract/labels/identity/content-entries/en-US'),
    ]),
  events: () =>
    Promise.all([
      import('@memberkit/contract/words/events/en-US'),
      import('@memberkit/contract/labels/identity/events/en-US'),
    ]),
  factors: () =>
    Promise.all([
      import('@memberkit/contract/words/factors/en-US'),
      import('@memberkit/contract/labels/identity/factors/en-US'),
    ]),
  'file-storage': () =>
    Promise.all([
      import('@memberkit/contract/words/file-storage/en-US'),
      import('@memberkit/contract/labels/identity/file-storage/en-US'),
    ]),
  files: async () => [await import('@memberkit/contract/words/files/en-US')],
  forms: () =>
    Promise.all([
      import('@memberkit/contract/words/forms/en-US'),
      import('@memberkit/contract/labels/identity/forms/en-US'),
    ]),
  identities: () =>
    Promise.all([
      import('@memberkit/contract/words/identities/en-US'),
      import('@memberkit/contract/labels/identity/identities/en-US'),
    ]),
  'identity-merge': () =>
    Promise.all([
      import('@memberkit/contract/words/identity-merge/en-US'),
      import('@memberkit/contract/labels/identity/identity-merge/en-US'),
    ]),
  invitations: () =>
    Promise.all([
      import('@memberkit/contract/words/invitations/en-US'),
      import('@memberkit/contract/labels/identity/invitations/en-US'),
    ]),
  launches: () =>
    Promise.all([
      import('@memberkit/contract/words/launches/en-US'),
      import('@memberkit/contract/labels/identity/launches/en-US'),
    ]),
  'marketing-sites': async () => [await import('@memberkit/contract/words/marketing-sites/en-US')],
  notes: () =>
    Promise.all([
      import('@memberkit/contract/words/notes/en-US'),
      import('@memberkit/contract/labels/identity/notes/en-US'),
    ]),
  notifications: () =>
    Promise.all([
      import('@memberkit/contract/words/notifications/en-US'),
      import('@memberkit/contract/labels/identity/notifications/en-US'),
    ]),
  profiles: () =>
    Promise.all([
      import('@memberkit/contract/words/profiles/en-US'),
      import('@memberkit/contract/labels/identity/profiles/en-US'),
    ]),
  relations: () =>
    Promise.all([
      import('@memberkit/contract/words/relations/en-US'),
      import('@memberkit/contract/labels/identity/relations/en-US'),
    ]),
  'scheduled-communications': () =>
    Promise.all([
      import('@memberkit/contract/words/scheduled-communications/en-US'),
      import('@memberkit/contract/labels/identity/notifications/en-US'),
      import('@memberkit/contract/labels/identity/scheduled-communications/en-US'),
    ]),
  'security-software': () =>
    Promise.all([
      import('@memberkit/contract/words/security-software/en-US'),
      import('@memberkit/contract/labels/identity/security-software/en-US'),
    ]),
  segments: () =>
    Promise.all([
      import('@memberkit/contract/words/segments/en-US'),
      import('@memberkit/contract/labels/identity/segments/en-US'),
    ]),
  tokens: async () => [await import('@memberkit/contract/words/tokens/en-US')],
  'user-states': () =>
    Promise.all([
      import('@memberkit/contract/words/user-states/en-US'),
      import('@memberkit/contract/labels/identity/user-states/en-US'),
    ]),
}
