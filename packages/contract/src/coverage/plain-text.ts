/** Fields that are one line of text. Another kind belongs in `fields/text-kinds.ts`. */
export const plainText = new Set(
  `accountIdentifier action address address1 address2 administrativeArea agency algorithm alias altText appName
  applicantName areaOfBusiness areaOfLaw areasOfLaw associateName associateNumber associates attachmentKey
  attachmentKeys author authorName authority barNumber billingDivision brand businessName carrier caseIdPrefix
  categories category chatVersion closingReason code commissionHoldReason compensationPlan concerns contactMethod
  container contentTeam contentType contractVersion country countryIdentifier coverageCode covers createdBy degree
  destination direction displayName displayPhoto division divisions doingBusinessAs emails enrollmentSite equals event
  extension featureCohort fileKeys fileName first firstName formKey franchise fromPlanName gemLevel groupName headline
  highlights holdReason idempotentKey industryType institution interests internalName jurisdiction keepFromMerged key
  keys label language languages last lastFour lastName lastResult lawyerName level locality market matchedOn memberName
  middle middleName mobileAppVersion model multifactorType name newUsername number organization outcome ownerName
  pageSize pendingPhoto phoneType place plan planName platform policyNumber postalCode preferredName processor
  productGroup productName pronouns provider publisher question questionKey questionVersion reaction reason reasons
  reference referringEntity reinstatementMatches rejectedReason rejectionReason requires resolution reviewerName role
  s3Key search sentTo service serviceFlags servicing servicingArea servicingAreas shortCode siteName slug source
  sponsorName status statusReason subChannel subject suffix suggestion suggestions supplements supportedMobileVersions
  synonyms taxIdLastFour text textVersion tier title to toPlanName type updatedByName username usernames value variables
  verdict websiteDomain wordingVersion words`.split(/\s+/),
)
