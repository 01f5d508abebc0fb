/** Field names for which the trade has a word: their labels don't repeat the name. */
export const tradeWords = `
  paidToDate nextBillOn yearJoined joinYear originalDateOfCreation billCycleDay startedOn address1 address2
  administrativeArea stateProvince region postalCode locality identityId userId entitlement entitlementId
  subjectId delegates qualifyingDelegates authorizedIdentities actor realm permissionType
  friendlyId classicId classicIds legacyId externalId caseId caseIdPrefix taxIdId provisioning provisionType
  provisioningType provisionedAt provisionId isProvisioned initialListPrice renewalListPrice
  availableLocalities merchandisedTiers productTiers offerIds multifactorType oktaId canCreateToken
  federatedAuthType deviceTokens push sms marketingOptIn smsOptIn tcpaConsent nationalIdentifier
  accountIdentifiers serviceFlags requestorType barStates insurance acceptingReferrals linkedProviderId
  notificationHistory carrier volume servicingAreas unavailableDates aboutUsText
  url contactInfos payType servicing industryType isNational enrollmentConfig restrictedPeriods
  firstActivityDueBy autoCloseAt talkdeskInteractions isMandatory isDefault isPrimary hasThumbnail clock
  maxClock s3Key slug instalments catchUp retryOn areaOfBusiness internalUseOnlyNotes sortOrder
`
  .trim()
  .split(/\s+/)
