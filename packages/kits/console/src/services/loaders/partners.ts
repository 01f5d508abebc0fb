import type { ServiceLoaders } from './index.ts'

export const partnersLoaders: ServiceLoaders = {
  'associate-marketing': async () => (await import('../associate-marketing.ts')).associateMarketingConsole,
  associates: async () => (await import('../associates.ts')).associatesConsole,
  branches: async () => (await import('../branches.ts')).branchesConsole,
  campaigns: async () => (await import('../campaigns.ts')).campaignsConsole,
  'channel-associates': async () => (await import('../channel-associates.ts')).channelAssociatesConsole,
  'email-verification': async () => (await import('../email-verification.ts')).emailVerificationConsole,
  firms: async () => (await import('../firms.ts')).firmsConsole,
  'group-enrollments': async () => (await import('../group-enrollments.ts')).groupEnrollmentsConsole,
  groups: async () => (await import('../groups.ts')).groupsConsole,
  'law-areas': async () => (await import('../law-areas.ts')).lawAreasConsole,
  leads: async () => (await import('../leads.ts')).leadsConsole,
  providers: async () => (await import('../providers.ts')).providersConsole,
  questionnaires: async () => (await import('../questionnaires.ts')).questionnairesConsole,
  reporting: async () => (await import('../reporting.ts')).reportingConsole,
  resolutions: async () => (await import('../resolutions.ts')).resolutionsConsole,
  'service-requests': async () => (await import('../service-requests.ts')).serviceRequestsConsole,
  'service-requests-v1': async () => (await import('../service-requests-v1.ts')).serviceRequestsV1Console,
}
