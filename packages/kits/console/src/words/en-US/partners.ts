import type { WordLoaders } from '../dictionaries.ts'

export const partnersEnUS: WordLoaders = {
  'associate-marketing': async () => [await import('@memberkit/contract/words/associate-marketing/en-US')],
  associates: () =>
    Promise.all([
      import('@memberkit/contract/words/associates/en-US'),
      import('@memberkit/contract/labels/partners/associates/en-US'),
    ]),
  branches: () =>
    Promise.all([
      import('@memberkit/contract/words/branches/en-US'),
      import('@memberkit/contract/labels/partners/branches/en-US'),
    ]),
  campaigns: () =>
    Promise.all([
      import('@memberkit/contract/words/campaigns/en-US'),
      import('@memberkit/contract/labels/partners/campaigns/en-US'),
    ]),
  'channel-associates': async () => [await import('@memberkit/contract/words/channel-associates/en-US')],
  'email-verification': async () => [await import('@memberkit/contract/words/email-verification/en-US')],
  firms: () =>
    Promise.all([
      import('@memberkit/contract/words/firms/en-US'),
      import('@memberkit/contract/labels/partners/firms/en-US'),
    ]),
  'group-enrollments': () =>
    Promise.all([
      import('@memberkit/contract/words/group-enrollments/en-US'),
      import('@memberkit/contract/labels/partners/group-enrollments/en-US'),
    ]),
  groups: () =>
    Promise.all([
      import('@memberkit/contract/words/groups/en-US'),
      import('@memberkit/contract/labels/partners/groups/en-US'),
    ]),
  'law-areas': () =>
    Promise.all([
      import('@memberkit/contract/words/law-areas/en-US'),
      import('@memberkit/contract/labels/partners/law-areas/en-US'),
    ]),
  leads: () =>
    Promise.all([
      import('@memberkit/contract/words/leads/en-US'),
      import('@memberkit/contract/labels/partners/leads/en-US'),
    ]),
  providers: () =>
    Promise.all([
      import('@memberkit/contract/words/providers/en-US'),
      import('@memberkit/contract/labels/partners/providers/en-US'),
    ]),
  questionnaires: async () => [await import('@memberkit/contract/words/questionnaires/en-US')],
  reporting: () =>
    Promise.all([
      import('@memberkit/contract/words/reporting/en-US'),
      import('@memberkit/contract/labels/partners/reporting/en-US'),
    ]),
  resolutions: () =>
    Promise.all([
      import('@memberkit/contract/words/resolutions/en-US'),
      import('@memberkit/contract/labels/partners/resolutions/en-US'),
    ]),
  'service-requests': () =>
    Promise.all([
      import('@memberkit/contract/words/service-requests/en-US'),
      import('@memberkit/contract/labels/partners/service-requests/en-US'),
    ]),
  'service-requests-v1': () =>
    Promise.all([
      import('@memberkit/contract/words/service-requests-v1/en-US'),
      import('@memberkit/contract/labels/partners/service-requests/en-US'),
    ]),
}
