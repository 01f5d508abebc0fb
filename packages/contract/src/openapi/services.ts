import * as benefits from '../commerce/benefits.ts'
import * as classicAssociates from '../commerce/classic-associates.ts'
import * as classicAutomation from '../commerce/classic-automation.ts'
import * as classicGroups from '../commerce/classic-groups.ts'
import * as classicJobs from '../commerce/classic-jobs.ts'
import * as classicMemberships from '../commerce/classic-memberships.ts'
import * as classicPlans from '../commerce/classic-plans.ts'
import * as classicRetention from '../commerce/classic-retention.ts'
import * as contractHistories from '../commerce/contract-histories.ts'
import * as eligibilities from '../commerce/eligibilities.ts'
import * as entitlements from '../commerce/entitlements.ts'
import * as invoices from '../commerce/invoices.ts'
import * as offerMaps from '../commerce/offer-maps.ts'
import * as offers from '../commerce/offers.ts'
import * as orders from '../commerce/orders.ts'
import * as payments from '../commerce/payments.ts'
import * as productFamilies from '../commerce/product-families.ts'
import * as products from '../commerce/products.ts'
import * as provisioning from '../commerce/provisioning.ts'
import * as queries from '../commerce/queries.ts'
import * as subscriptions from '../commerce/subscriptions.ts'
import * as taxes from '../commerce/taxes.ts'
import * as aiConversations from '../identity/ai-conversations.ts'
import * as alerts from '../identity/alerts.ts'
import * as amendments from '../identity/amendments.ts'
import * as answers from '../identity/answers.ts'
import * as applicationSettings from '../identity/application-settings.ts'
import * as applications from '../identity/applications.ts'
import * as autoComments from '../identity/auto-comments.ts'
import * as benefitCohorts from '../identity/benefit-cohorts.ts'
import * as businessIdentityProtection from '../identity/business-identity-protection.ts'
import * as businessPlus from '../identity/business-plus.ts'
import * as businesses from '../identity/businesses.ts'
import * as chats from '../identity/chats.ts'
import * as cohorts from '../identity/cohorts.ts'
import * as contentEntries from '../identity/content-entries.ts'
import * as events from '../identity/events.ts'
import * as factors from '../identity/factors.ts'
import * as fileStorage from '../identity/file-storage.ts'
import * as files from '../identity/files.ts'
import * as forms from '../identity/forms.ts'
import * as identities from '../identity/identities.ts'
import * as identityMerge from '../identity/identity-merge.ts'
import * as invitations from '../identity/invitations.ts'
import * as launches from '../identity/launches.ts'
import * as marketingSites from '../identity/marketing-sites.ts'
import * as notes from '../identity/notes.ts'
import * as notifications from '../identity/notifications.ts'
import * as profiles from '../identity/profiles.ts'
import * as relations from '../identity/relations.ts'
import * as scheduledCommunications from '../identity/scheduled-communications.ts'
import * as securitySoftware from '../identity/security-software.ts'
import * as segments from '../identity/segments.ts'
import * as tokens from '../identity/tokens.ts'
import * as userStates from '../identity/user-states.ts'
import * as associateMarketing from '../partners/associate-marketing.ts'
import * as associates from '../partners/associates.ts'
import * as branches from '../partners/branches.ts'
import * as campaigns from '../partners/campaigns.ts'
import * as channelAssociates from '../partners/channel-associates.ts'
import * as emailVerification from '../partners/email-verification.ts'
import * as firms from '../partners/firms.ts'
import * as groupEnrollments from '../partners/group-enrollments.ts'
import * as groups from '../partners/groups.ts'
import * as lawAreas from '../partners/law-areas.ts'
import * as leads from '../partners/leads.ts'
import * as providers from '../partners/providers.ts'
import * as questionnaires from '../partners/questionnaires.ts'
import * as reporting from '../partners/reporting.ts'
import * as resolutions from '../partners/resolutions.ts'
import * as serviceRequests from '../partners/service-requests.ts'
import * as serviceRequestsV1 from '../partners/service-requests-v1.ts'

/** A service to publish, in one document named after it. */
export interface Service {
  readonly name: string
  readonly title: string
  /** The service's module: operations and entities by name. */
  readonly exports: Readonly<Record<string, unknown>>
}

export const services: readonly Service[] = [
  { name: 'benefits', title: 'Benefits', exports: benefits },
  { name: 'classic-associates', title: 'Classic associates', exports: classicAssociates },
  { name: 'classic-automation', title: 'Classic automation', exports: classicAutomation },
  { name: 'classic-groups', title: 'Classic groups', exports: classicGroups },
  { name: 'classic-jobs', title: 'Classic jobs', exports: classicJobs },
  { name: 'classic-memberships', title: 'Classic memberships', exports: classicMemberships },
  { name: 'classic-plans', title: 'Classic plans', exports: classicPlans },
  { name: 'classic-retention', title: 'Classic retention', exports: classicRetention },
  { name: 'contract-histories', title: 'Contract histories', exports: contractHistories },
  { name: 'eligibilities', title: 'Eligibilities', exports: eligibilities },
  { name: 'entitlements', title: 'Entitlements', exports: entitlements },
  { name: 'invoices', title: 'Invoices', exports: invoices },
  { name: 'offer-maps', title: 'Offer maps', exports: offerMaps },
  { name: 'offers', title: 'Offers', exports: offers },
  { name: 'orders', title: 'Orders', exports: orders },
  { name: 'payments', title: 'Payment methods and transactions', exports: payments },
  { name: 'product-families', title: 'Product families', exports: productFamilies },
  { name: 'products', title: 'Products', exports: products },
  { name: 'provisioning', title: 'Provisions', exports: provisioning },
  { name: 'queries', title: 'Queries', exports: queries },
  { name: 'subscriptions', title: 'Subscriptions', exports: subscriptions },
  { name: 'taxes', title: 'Taxes', exports: taxes },
  { name: 'ai-conversations', title: 'AI conversations', exports: aiConversations },
  { name: 'alerts', title: 'Alerts', exports: alerts },
  { name: 'amendments', title: 'Identity amendments', exports: amendments },
  { name: 'answers', title: 'Answers', exports: answers },
  { name: 'application-settings', title: 'Application settings', exports: applicationSettings },
  { name: 'applications', title: 'Applications', exports: applications },
  { name: 'auto-comments', title: 'Automatic comments', exports: autoComments },
  { name: 'benefit-cohorts', title: 'Benefit cohorts', exports: benefitCohorts },
  { name: 'business-identity-protection', title: 'Business identity protection', exports: businessIdentityProtection },
  { name: 'business-plus', title: 'Business plus', exports: businessPlus },
  { name: 'businesses', title: 'Businesses', exports: businesses },
  { name: 'chats', title: 'Chats', exports: chats },
  { name: 'cohorts', title: 'Cohorts', exports: cohorts },
  { name: 'content-entries', title: 'Content entries', exports: contentEntries },
  { name: 'events', title: 'Events', exports: events },
  { name: 'factors', title: 'Factors', exports: factors },
  { name: 'file-storage', title: 'File storage', exports: fileStorage },
  { name: 'files', title: 'Identity files', exports: files },
  { name: 'forms', title: 'Forms', exports: forms },
  { name: 'identities', title: 'Identities', exports: identities },
  { name: 'identity-merge', title: 'Identity merge', exports: identityMerge },
  { name: 'invitations', title: 'Invitations', exports: invitations },
  { name: 'launches', title: 'Launches', exports: launches },
  { name: 'marketing-sites', title: 'Marketing sites', exports: marketingSites },
  { name: 'notes', title: 'Notes', exports: notes },
  { name: 'notifications', title: 'Notifications', exports: notifications },
  { name: 'profiles', title: 'Profiles', exports: profiles },
  { name: 'relations', title: 'Relations', exports: relations },
  { name: 'scheduled-communications', title: 'Scheduled communications', exports: scheduledCommunications },
  { name: 'security-software', title: 'Security software', exports: securitySoftware },
  { name: 'segments', title: 'Segments', exports: segments },
  { name: 'tokens', title: 'Tokens', exports: tokens },
  { name: 'user-states', title: 'User states', exports: userStates },
  { name: 'associate-marketing', title: 'Associate marketing', exports: associateMarketing },
  { name: 'associates', title: 'Associates', exports: associates },
  { name: 'branches', title: 'Branches', exports: branches },
  { name: 'campaigns', title: 'Campaigns', exports: campaigns },
  { name: 'channel-associates', title: 'Channel associates', exports: channelAssociates },
  { name: 'email-verification', title: 'Email verification', exports: emailVerification },
  { name: 'firms', title: 'Firms', exports: firms },
  { name: 'group-enrollments', title: 'Group enrollments', exports: groupEnrollments },
  { name: 'groups', title: 'Groups', exports: groups },
  { name: 'law-areas', title: 'Law areas', exports: lawAreas },
  { name: 'leads', title: 'Leads', exports: leads },
  { name: 'providers', title: 'Providers', exports: providers },
  { name: 'questionnaires', title: 'Questionnaires', exports: questionnaires },
  { name: 'reporting', title: 'Reporting', exports: reporting },
  { name: 'resolutions', title: 'Resolutions', exports: resolutions },
  { name: 'service-requests', title: 'Service requests', exports: serviceRequests },
  { name: 'service-requests-v1', title: 'Service requests (v1)', exports: serviceRequestsV1 },
]
