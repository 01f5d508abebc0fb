import type { WordLoaders } from '../dictionaries.ts'

export const partnersEnCA: WordLoaders = {
  'associate-marketing': async () => [await import('@memberkit/contract/words/associate-marketing/en-CA')],
  associates: () =>
    Promise.all([
      import('@memberkit/contract/words/associates/en-CA'),
      import('@memberkit/contract/labels/partners/associates/en-CA'),
    ]),
  branches: () =>
    Promise.all([
      import('@memberkit/contract/words/branches/en-CA'),
      import('@memberkit/contract/labels/partners/branches/en-CA'),
    ]),
  campaigns: () =>
    Promise.all([
      import('@memberkit/contract/words/campaigns/en-CA'),
      import('@memberkit/contract/labels/partners/campaigns/en-CA'),
    ]),
  'channel-associates': async () => [await import('@memberkit/contract/words/channel-associates/en-CA')],
  'email-verification': async () => [await import('@memberkit/contract/words/email-verification/en-CA')],
  firms: () =>
    Promise.all([
      import('@memberkit/contract/words/firms/en-CA'),
      import('@memberkit/contract/labels/partners/firms/en-CA'),
    ]),
  'group-enrollments': () =>
    Promise.all([
      import('@memberkit/contract/words/group-enrollments/en-CA'),
      import('@memberkit/contract/labels/partners/group-enrollments/en-CA'),
    ]),
  groups: () =>
    Promise.all([
      import('@memberkit/contract/words/groups/en-CA'),
      import('@memberkit/contract/labels/partners/groups/en-CA'),
    ]),
  'law-areas': () =>
    Promise.all([
      import('@memberkit/contract/words/law-areas/en-CA'),
      import('@memberkit/contract/labels/partners/law-areas/en-CA'),
    ]),
  leads: () =>
    Promise.all([
      import('@memberkit/contract/words/leads/en-CA'),
      import('@memberkit/contract/labels/partners/leads/en-CA'),
    ]),
  providers: () =>
    Promise.all([
      import('@memberkit/contract/words/providers/en-CA'),
      import('@memberkit/contract/labels/partners/providers/en-CA'),
    ]),
  questionnaires: async () => [await import('@memberkit/contract/words/questionnaires/en-CA')],
  reporting: () =>
    Promise.all([
      import('@memberkit/contract/words/reporting/en-CA'),
      import('@memberkit/contract/labels/partners/reporting/en-CA'),
    ]),
  resolutions: () =>
    Promise.all([
      import('@memberkit/contract/words/resolutions/en-CA'),
      import('@memberkit/contract/labels/partners/resolutions/en-CA'),
    ]),
  'service-requests': () =>
    Promise.all([
      import('@memberkit/contract/words/service-requests/en-CA'),
      import('@memberkit/contract/labels/partners/service-requests/en-CA'),
    ]),
  'service-requests-v1': () =>
    Promise.all([
      import('@memberkit/contract/words/service-requests-v1/en-CA'),
      import('@memberkit/contract/labels/partners/service-requests/en-CA'),
    ]),
}
