import { byField, factOf } from './kinds.ts'

/** The service that has the entity of an identifier, and the name of that entity's schema. */
export interface FieldReference {
  readonly service: string
  readonly entity: string
}

/**
 * The reason that an identifier refers to no entity of a service:
 * - `own`: it identifies its entity, or a part of it, such as a tier of a product;
 * - `elsewhere`: it identifies something in another system, such as Okta;
 * - `unreadable`: no operation reads what it identifies;
 * - `varies`: another field says what it identifies.
 */
export type NoReference = 'own' | 'elsewhere' | 'unreadable' | 'varies'

const services = {
  AiConversation: 'ai-conversations',
  Alert: 'alerts',
  AlertTemplate: 'alerts',
  Application: 'applications',
  Associate: 'associates',
  Benefit: 'benefits',
  Branch: 'branches',
  Business: 'businesses',
  Campaign: 'campaigns',
  Chat: 'chats',
  ClassicGroup: 'classic-groups',
  ClassicMembership: 'classic-memberships',
  ClassicPlan: 'classic-plans',
  ContentEntry: 'content-entries',
  ContentType: 'content-entries',
  Entitlement: 'entitlements',
  Event: 'events',
  Firm: 'firms',
  Form: 'forms',
  Group: 'groups',
  Identity: 'identities',
  IdentityMerge: 'identity-merge',
  Invitation: 'invitations',
  Invoice: 'invoices',
  LawArea: 'law-areas',
  Note: 'notes',
  Notification: 'notifications',
  NotificationTemplate: 'notifications',
  Offer: 'offers',
  Order: 'orders',
  PaymentMethod: 'payments',
  Product: 'products',
  ProductFamily: 'product-families',
  Provider: 'providers',
  Provision: 'provisioning',
  Question: 'questionnaires',
  QuestionnaireAnswer: 'answers',
  Resolution: 'resolutions',
  ServiceRequest: 'service-requests',
  Subscription: 'subscriptions',
} as const

type Referred = keyof typeof services

const references = byField<Referred | NoReference>({
  Identity: `identityId identityIds mergedIdentityId authorId ownerId userId assigneeId primaryMemberId memberId
    Offer.owner Campaign.owner referrer JournalActor.id Resolution.assignee ResolutionSummary.assignee
    ServiceRequest.assignee Resolution.owner ResolutionSummary.owner ServiceRequest.member Report.createdBy
    ServiceRequestAssignee.assigneeId QuickAlert.by ServiceRequestDocument.by TalkdeskInteraction.agent
    ClosingSequence.author ResolutionNote.author ServiceRequestNote.author ProviderVerification.checkedBy`,
  Alert: 'alertId',
  Application: 'applicationId',
  Associate: 'associateId associateIds sponsorId uplineId',
  Benefit: 'benefitId benefitIds',
  Branch: 'branchId branchIds branch',
  Business: 'businessId',
  Campaign: 'campaignId',
  Chat: 'chatId',
  ClassicMembership: 'membershipId classicMembershipId',
  ClassicPlan: 'planId planIds fromPlanId toPlanId',
  ClassicGroup: 'fromGroupId GroupMemberPort.groupId ClassicMembership.groupId MembershipGroupMember.groupId',
  ContentEntry: 'entryId entryIds',
  ContentType: 'contentTypeId allowedContentTypeIds',
  Entitlement: 'entitlementId associatedEntitlementIds',
  Event: 'eventId',
  Firm: 'firmId firm',
  Form: 'formId',
  Group: 'groupId',
  IdentityMerge: 'identityMergeId',
  Invitation: 'invitationId',
  Invoice: 'invoiceId',
  LawArea: 'areaOfLawId areaOfLawIds parentId',
  Notification: 'notificationId notificationIds',
  NotificationTemplate: 'templateKey',
  AlertTemplate: 'Alert.templateKey NewAlert.templateKey NewIdentityAlert.templateKey',
  Offer: 'offerId offerIds',
  Order: 'orderId',
  PaymentMethod: 'paymentMethodId replacementMethodId',
  Product: 'productId productIds fromProductId toProductId OfferProduct.id OfferProductDraft.id',
  ProductFamily: 'productFamilyId replacementFamilyId',
  Provider: `providerId providerIds referralProviderIds linkedProviderId Resolution.provider Intake.provider
    ServiceRequest.referredTo`,
  Provision: 'provisionId provisionIds',
  Question: 'questionId',
  QuestionnaireAnswer: 'answerId',
  ServiceRequest: 'serviceRequestId',
  Subscription: 'subscriptionId',
  own: `id ids keyId itemId accountIdentifierId addressId agreementId authorizedUserId authorizedUserIds emailId emailIds
    fieldId findingId messageId participantId phoneNumberId reminderConfigIds replacedById subAgentId supplementId
    supplementIds taxIdId templateId tierId tierIds alternativeTierIds transactionId originalId fileUploadId`,
  elsewhere: `caseId clientId employeeId externalId formerAccountId friendlyId legacyId oktaId providerMessageId
    vendorSubscriptionId taxId taxIds classicId classicIds taxAreaId ClassicGroup.associateId
    ClassicApplication.associateId AutomationRun.associateId ClassicCommission.associateId ClassicMembership.associateId
    ClassicGroup.groupId`,
  unreadable: `contractId intakeId ClassicAssociate.sponsorId AssociateMarketing.ownerId ChannelAssociate.ownerId
    NewChannelAssociate.ownerId`,
  varies: 'entityId subjectId resourceId sourceId InvitationResource.id',
})

/** Returns the entity that an identifier refers to, or the reason that it refers to none. */
export function refersTo(owner: string | undefined, field: string): FieldReference | NoReference | undefined {
  const found = factOf(references, owner, field)
  return found !== undefined && found in services
    ? { service: services[found as Referred], entity: found }
    : (found as NoReference | undefined)
}

/** For identifiers that vary: the entity by the value of another field. */
const byType: Readonly<Record<string, { readonly field: string; readonly of: Readonly<Record<string, Referred>> }>> = {
  subjectId: { field: 'subjectType', of: { ENTITLEMENT: 'Entitlement', BRANCH: 'Branch' } },
  sourceId: { field: 'sourceType', of: { SERVICE_REQUEST: 'ServiceRequest', ENTITLEMENT: 'Entitlement' } },
}

/** Returns the entity that an identifier refers to in a record, by its `subjectType` or `sourceType` where it varies. */
export function refersIn(
  owner: string | undefined,
  field: string,
  record: Readonly<Record<string, unknown>>,
): FieldReference | undefined {
  const found = refersTo(owner, field)
  if (typeof found === 'object') return found
  const table = found === 'varies' ? byType[field] : undefined
  const entity = table?.of[String(record[table.field])]
  return entity && { service: services[entity], entity }
}
