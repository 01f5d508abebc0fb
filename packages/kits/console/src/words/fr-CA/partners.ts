import type { WordLoaders } from '../dictionaries.ts'

export const partnersFrCA: WordLoaders = {
  'associate-marketing': async () => [await import('@memberkit/contract/words/associate-marketing/fr-CA')],
  associates: () =>
    Promise.all([
      import('@memberkit/contract/words/associates/fr-CA'),
      import('@memberkit/contract/labels/partners/associates/fr-CA'),
    ]),
  branches: () =>
    Promise.all([
      import('@memberkit/contract/words/branches/fr-CA'),
      import('@memberkit/contract/labels/partners/branches/fr-CA'),
    ]),
  campaigns: () =>
    Promise.all([
      import('@memberkit/contract/words/campaigns/fr-CA'),
      import('@memberkit/contract/labels/partners/campaigns/fr-CA'),
    ]),
  'channel-associates': async () => [await import('@memberkit/contract/words/channel-associates/fr-CA')],
  'email-verification': async () => [await import('@memberkit/contract/words/email-verification/fr-CA')],
  firms: () =>
    Promise.all([
      import('@memberkit/contract/words/firms/fr-CA'),
      import('@memberkit/contract/labels/partners/firms/fr-CA'),
    ]),
  'group-enrollments': () =>
    Promise.all([
      import('@memberkit/contract/words/group-enrollments/fr-CA'),
      import('@memberkit/contract/labels/partners/group-enrollments/fr-CA'),
    ]),
  groups: () =>
    Promise.all([
      import('@memberkit/contract/words/groups/fr-CA'),
      import('@memberkit/contract/labels/partners/groups/fr-CA'),
    ]),
  'law-areas': () =>
    Promise.all([
      import('@memberkit/contract/words/law-areas/fr-CA'),
      import('@memberkit/contract/labels/partners/law-areas/fr-CA'),
    ]),
  leads: () =>
    Promise.all([
      import('@memberkit/contract/words/leads/fr-CA'),
      import('@memberkit/contract/labels/partners/leads/fr-CA'),
    ]),
  providers: () =>
    Promise.all([
      import('@memberkit/contract/words/providers/fr-CA'),
      import('@memberkit/contract/labels/partners/providers/fr-CA'),
    ]),
  questionnaires: async () => [await import('@memberkit/contract/words/questionnaires/fr-CA')],
  reporting: () =>
    Promise.all([
      import('@memberkit/contract/words/reporting/fr-CA'),
      import('@memberkit/contract/labels/partners/reporting/fr-CA'),
    ]),
  resolutions: () =>
    Promise.all([
      import('@memberkit/contract/words/resolutions/fr-CA'),
      import('@memberkit/contract/labels/partners/resolutions/fr-CA'),
    ]),
  'service-requests': () =>
    Promise.all([
      import('@memberkit/contract/words/service-requests/fr-CA'),
      import('@memberkit/contract/labels/partners/service-requests/fr-CA'),
    ]),
  'service-requests-v1': () =>
    Promise.all([
      import('@memberkit/contract/words/service-requests-v1/fr-CA'),
      import('@memberkit/contract/labels/partners/service-requests/fr-CA'),
    ]),
}
