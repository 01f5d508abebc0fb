import preview from '../../../.storybook/preview.tsx'
import { at, Console, hosted, onOwnPage } from './kit.tsx'

/** Every service of the platform where its console begins: `docs/systems.md` leads from each system to its story here. */
const meta = preview.meta({
  title: 'Kits/Console/Systems',
  component: Console,
  tags: ['no-picture'],
  args: hosted,
  parameters: onOwnPage,
})

export const AiConversations = meta.story(at('?service=ai-conversations&page=AiConversation&in=identityId~member-ada'))
export const Alerts = meta.story(at('?service=alerts&page=AlertTemplate'))
export const Amendments = meta.story(at('?service=amendments&page=IdentityAmendment&in=identityId~member-ada'))
export const Answers = meta.story(at('?service=answers&page=QuestionnaireAnswer&in=userId~member-ada'))
export const ApplicationSettings = meta.story(
  at('?service=application-settings&page=ApplicationSetting&in=identityId~member-ada'),
)
export const Applications = meta.story(at('?service=applications&page=Application'))
export const AutoComments = meta.story(at('?service=auto-comments&page=AutoComment&in=identityId~member-ada'))
export const BenefitCohorts = meta.story(at('?service=benefit-cohorts&page=BenefitCohort&in=identityId~member-ada'))
export const BusinessIdentityProtection = meta.story(
  at('?service=business-identity-protection&page=BusinessIdentityProtectionState&in=userId~member-ada'),
)
export const BusinessPlus = meta.story(at('?service=business-plus&page=BusinessPlusState&in=userId~member-ada'))
export const Businesses = meta.story(at('?service=businesses&page=Business'))
export const Chats = meta.story(at('?service=chats&page=Chat'))
export const Cohorts = meta.story(at('?service=cohorts&page=Cohort&in=identityId~member-ada'))
export const ContentEntries = meta.story(at('?service=content-entries&page=ContentEntry'))
export const Events = meta.story(at('?service=events&page=Event'))
export const Factors = meta.story(at('?service=factors&page=Factor&in=identityId~member-ada'))
export const FileStorage = meta.story(at('?service=file-storage&flow=call&call=fileStorageJournal'))
export const Files = meta.story(at('?service=files&flow=call&call=identityFileJournal'))
export const Forms = meta.story(at('?service=forms&page=Form'))
export const Identities = meta.story(at('?service=identities&page=Identity'))
export const IdentityMerge = meta.story(at('?service=identity-merge&page=IdentityMerge'))
export const Invitations = meta.story(at('?service=invitations&page=Invitation&in=identityId~member-ada'))
export const Launches = meta.story(at('?service=launches&page=Launch&in=identityId~member-ada'))
export const MarketingSites = meta.story(at('?service=marketing-sites&page=MarketingSite'))
export const Notes = meta.story(at('?service=notes&page=Note&in=identityId~member-ada'))
export const Notifications = meta.story(at('?service=notifications&page=NotificationTemplate'))
export const Profiles = meta.story(at('?service=profiles&page=Profile'))
export const Relations = meta.story(at('?service=relations&page=Relation&in=identityId~member-ada'))
export const ScheduledCommunications = meta.story(at('?service=scheduled-communications&page=ScheduledCommunication'))
export const SecuritySoftware = meta.story(
  at('?service=security-software&page=SecuritySoftwareState&in=userId~member-ada'),
)
export const Segments = meta.story(at('?service=segments&page=Segment'))
export const Tokens = meta.story(at('?service=tokens&flow=call&call=tokenJournal'))
export const UserStates = meta.story(at('?service=user-states&page=UserState&in=identityId~member-ada'))
export const Benefits = meta.story(at('?service=benefits&page=Benefit'))
export const ClassicAssociates = meta.story(at('?service=classic-associates&page=ClassicAssociate'))
export const ClassicAutomation = meta.story(at('?service=classic-automation&flow=call&call=automationJournal'))
export const ClassicGroups = meta.story(at('?service=classic-groups&page=ClassicGroup'))
export const ClassicJobs = meta.story(at('?service=classic-jobs&page=ClassicJob'))
export const ClassicMemberships = meta.story(at('?service=classic-memberships&page=ClassicMembership'))
export const ClassicPlans = meta.story(at('?service=classic-plans&page=ClassicPlan'))
export const ClassicRetention = meta.story(at('?service=classic-retention&page=MemberDiscount'))
export const ContractHistories = meta.story(at('?service=contract-histories&page=ContractHistory'))
export const Eligibilities = meta.story(at('?service=eligibilities&flow=call&call=eligibilityJournal'))
export const Entitlements = meta.story(
  at('?service=entitlements&page=Entitlement&in=owners~identities,ownerId~member-ada'),
)
export const Invoices = meta.story(at('?service=invoices&page=Invoice&in=identityId~member-ada'))
export const OfferMaps = meta.story(at('?service=offer-maps&page=OfferMap&in=brand~example'))
export const Offers = meta.story(at('?service=offers&page=Offer&in=brand~example'))
export const Orders = meta.story(at('?service=orders&page=Order&in=identityId~member-ada'))
export const Payments = meta.story(at('?service=payments&page=PaymentMethod&in=identityId~member-ada'))
export const ProductFamilies = meta.story(at('?service=product-families&page=ProductFamily'))
export const Products = meta.story(at('?service=products&page=Product'))
export const Provisioning = meta.story(at('?service=provisioning&page=Provision'))
export const Queries = meta.story(at('?service=queries&flow=call&call=queryJournal'))
export const Subscriptions = meta.story(at('?service=subscriptions&page=Subscription&in=identityId~member-ada'))
export const Taxes = meta.story(at('?service=taxes&page=Tax'))
export const AssociateMarketing = meta.story(at('?service=associate-marketing&page=AssociateMarketing'))
export const Associates = meta.story(at('?service=associates&page=Associate&in=identityId~partner-ann'))
export const Branches = meta.story(at('?service=branches&page=Branch'))
export const Campaigns = meta.story(at('?service=campaigns&page=Campaign'))
export const ChannelAssociates = meta.story(at('?service=channel-associates&page=ChannelAssociate'))
export const EmailVerification = meta.story(at('?service=email-verification&flow=call&call=emailVerificationJournal'))
export const Firms = meta.story(at('?service=firms&page=Firm'))
export const GroupEnrollments = meta.story(
  at('?service=group-enrollments&page=GroupEnrollment&in=identityId~member-ada'),
)
export const Groups = meta.story(at('?service=groups&page=Group'))
export const LawAreas = meta.story(at('?service=law-areas&page=LawArea'))
export const Leads = meta.story(at('?service=leads&page=Lead&in=ownerId~partner-ann'))
export const Providers = meta.story(at('?service=providers&page=Provider'))
export const Questionnaires = meta.story(at('?service=questionnaires&page=Question'))
export const Reporting = meta.story(at('?service=reporting&page=Report'))
export const Resolutions = meta.story(at('?service=resolutions&page=Resolution'))
export const ServiceRequests = meta.story(at('?service=service-requests&page=ServiceRequest&in=identityId~member-ada'))
export const ServiceRequestsV1 = meta.story(at('?service=service-requests-v1&page=ServiceRequest&in=userId~member-ada'))
