import * as benefits from '../commerce/benefits.ts'
import * as invoices from '../commerce/invoices.ts'
import * as offerMaps from '../commerce/offer-maps.ts'
import * as offers from '../commerce/offers.ts'
import * as orders from '../commerce/orders.ts'
import * as payments from '../commerce/payments.ts'
import * as productFamilies from '../commerce/product-families.ts'
import * as products from '../commerce/products.ts'
import * as subscriptions from '../commerce/subscriptions.ts'
import * as alerts from '../identity/alerts.ts'
import * as applicationSettings from '../identity/application-settings.ts'
import * as chats from '../identity/chats.ts'
import * as events from '../identity/events.ts'
import * as factors from '../identity/factors.ts'
import * as identities from '../identity/identities.ts'
import * as notifications from '../identity/notifications.ts'
import * as profiles from '../identity/profiles.ts'
import * as relations from '../identity/relations.ts'
import * as scheduledCommunications from '../identity/scheduled-communications.ts'
import * as userStates from '../identity/user-states.ts'
import * as associateMarketing from '../partners/associate-marketing.ts'
import * as associates from '../partners/associates.ts'
import * as branches from '../partners/branches.ts'
import * as campaigns from '../partners/campaigns.ts'
import * as channelAssociates from '../partners/channel-associates.ts'
import * as emailVerification from '../partners/email-verification.ts'
import * as lawAreas from '../partners/law-areas.ts'
import * as leads from '../partners/leads.ts'
import * as providers from '../partners/providers.ts'
import * as questionnaires from '../partners/questionnaires.ts'
import * as reporting from '../partners/reporting.ts'

/** A service to publish: one document each, named after the service. */
export interface Service {
  readonly name: string
  readonly title: string
  /** The module whose exports are the service: operations by their names, entities by theirs. */
  readonly exports: Readonly<Record<string, unknown>>
}

export const services: readonly Service[] = [
  { name: 'benefits', title: 'Benefits', exports: benefits },
  { name: 'invoices', title: 'Invoices', exports: invoices },
  { name: 'offer-maps', title: 'Offer maps', exports: offerMaps },
  { name: 'offers', title: 'Offers', exports: offers },
  { name: 'orders', title: 'Orders', exports: orders },
  { name: 'payments', title: 'Payment methods and transactions', exports: payments },
  { name: 'product-families', title: 'Product families', exports: productFamilies },
  { name: 'products', title: 'Products', exports: products },
  { name: 'subscriptions', title: 'Subscriptions', exports: subscriptions },
  { name: 'alerts', title: 'Alerts', exports: alerts },
  { name: 'application-settings', title: 'Application settings', exports: applicationSettings },
  { name: 'chats', title: 'Chats', exports: chats },
  { name: 'events', title: 'Events', exports: events },
  { name: 'factors', title: 'Factors', exports: factors },
  { name: 'identities', title: 'Identities', exports: identities },
  { name: 'notifications', title: 'Notifications', exports: notifications },
  { name: 'profiles', title: 'Profiles', exports: profiles },
  { name: 'relations', title: 'Relations', exports: relations },
  { name: 'scheduled-communications', title: 'Scheduled communications', exports: scheduledCommunications },
  { name: 'user-states', title: 'User states', exports: userStates },
  { name: 'associate-marketing', title: 'Associate marketing', exports: associateMarketing },
  { name: 'associates', title: 'Associates', exports: associates },
  { name: 'branches', title: 'Branches', exports: branches },
  { name: 'campaigns', title: 'Campaigns', exports: campaigns },
  { name: 'channel-associates', title: 'Channel associates', exports: channelAssociates },
  { name: 'email-verification', title: 'Email verification', exports: emailVerification },
  { name: 'law-areas', title: 'Law areas', exports: lawAreas },
  { name: 'leads', title: 'Leads', exports: leads },
  { name: 'providers', title: 'Providers', exports: providers },
  { name: 'questionnaires', title: 'Questionnaires', exports: questionnaires },
  { name: 'reporting', title: 'Reporting', exports: reporting },
]
