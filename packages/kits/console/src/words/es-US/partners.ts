import type { WordLoaders } from '../dictionaries.ts'

export const partnersEsUS: WordLoaders = {
  'associate-marketing': async () => [await import('@memberkit/contract/words/associate-marketing/es-US')],
  associates: () =>
    Promise.all([
      import('@memberkit/contract/words/associates/es-US'),
      import('@memberkit/contract/labels/partners/associates/es-US'),
    ]),
  branches: () =>
    Promise.all([
      import('@memberkit/contract/words/branches/es-US'),
      import('@memberkit/contract/labels/partners/branches/es-US'),
    ]),
  campaigns: () =>
    Promise.all([
      import('@memberkit/contract/words/campaigns/es-US'),
      import('@memberkit/contract/labels/partners/campaigns/es-US'),
    ]),
  'channel-associates': async () => [await import('@memberkit/contract/words/channel-associates/es-US')],
  'email-verification': async () => [await import('@memberkit/contract/words/email-verification/es-US')],
  firms: () =>
    Promise.all([
      import('@memberkit/contract/words/firms/es-US'),
      import('@memberkit/contract/labels/partners/firms/es-US'),
    ]),
  'group-enrollments': () =>
    Promise.all([
      import('@memberkit/contract/words/group-enrollments/es-US'),
      import('@memberkit/contract/labels/partners/group-enrollments/es-US'),
    ]),
  groups: () =>
    Promise.all([
      import('@memberkit/contract/words/groups/es-US'),
      import('@memberkit/contract/labels/partners/groups/es-US'),
    ]),
  'law-areas': () =>
    Promise.all([
      import('@memberkit/contract/words/law-areas/es-US'),
      import('@memberkit/contract/labels/partners/law-areas/es-US'),
    ]),
  leads: () =>
    Promise.all([
      import('@memberkit/contract/words/leads/es-US'),
      import('@memberkit/contract/labels/partners/leads/es-US'),
    ]),
  providers: () =>
    Promise.all([
      import('@memberkit/contract/words/providers/es-US'),
      import('@memberkit/contract/labels/partners/providers/es-US'),
    ]),
  questionnaires: async () => [await import('@memberkit/contract/words/questionnaires/es-US')],
  reporting: () =>
    Promise.all([
      import('@memberkit/contract/words/reporting/es-US'),
      import('@memberkit/contract/labels/partners/reporting/es-US'),
    ]),
  resolutions: () =>
    Promise.all([
      import('@memberkit/contract/words/resolutions/es-US'),
      import('@memberkit/contract/labels/partners/resolutions/es-US'),
    ]),
  'service-requests': () =>
    Promise.all([
      import('@memberkit/contract/words/service-requests/es-US'),
      import('@memberkit/contract/labels/partners/service-requests/es-US'),
    ]),
  'service-requests-v1': () =>
    Promise.all([
      import('@memberkit/contract/words/service-requests-v1/es-US'),
      import('@memberkit/contract/labels/partners/service-requests/es-US'),
    ]),
}
