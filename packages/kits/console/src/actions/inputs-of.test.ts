import { expect, test } from 'vitest'
import { caseOf } from '../testing/operation-cases.ts'
import { chosenPart } from './chosen-part.ts'
import { startOf } from './inputs-of.ts'

const address = { address1: '1 Sample Street', locality: 'Columbus', administrativeArea: 'OH', postalCode: '43004' }
const settings = { isOn: true, topics: [] }

test.each([
  [
    'the object that it changes',
    'groups',
    'updateGroupCommunicationPreferences',
    { communicationPreferences: { locale: 'en-US', mayEmail: true, mayMail: true, mayCall: false, mayText: true } },
    { locale: 'en-US', mayEmail: true, mayMail: true, mayCall: false, mayText: true },
  ],
  [
    'that object, also if the entity has the same names',
    'groups',
    'updateGroupBroker',
    { name: 'Maple Group', broker: { name: 'Ann', agency: 'Sample Agency' } },
    { name: 'Ann', agency: 'Sample Agency' },
  ],
  ['nothing of the entity where it has no such object yet', 'groups', 'updateGroupBroker', { name: 'Maple Group' }, {}],
  ['the whole address', 'payments', 'updateBillingAddress', { name: 'Visa', billingAddress: address }, address],
  [
    'the settings of its own kind',
    'user-states',
    'updateIDShieldPushNotificationSettings',
    { idShieldNotificationSettings: { isOn: false, topics: [] }, idShieldPushNotificationSettings: settings },
    settings,
  ],
  [
    'the longer of two names',
    'associate-marketing',
    'updateAssociateMarketingPendingCard',
    { card: { title: 'Shown' }, pendingCard: { title: 'Pending' } },
    { title: 'Pending' },
  ],
  [
    'what the entity has under the same names',
    'payments',
    'updatePaymentMethodName',
    { name: 'Visa' },
    { name: 'Visa' },
  ],
  [
    'the consent that stands',
    'profiles',
    'updateMarketingOptIn',
    { marketingOptIn: { isGiven: true, at: '2026-03-09T10:00:00Z' } },
    { isGiven: true },
  ],
  [
    'the sponsor that stands',
    'associates',
    'changeAssociateSponsor',
    { sponsor: { associateId: 'a-1' } },
    { associateId: 'a-1' },
  ],
  [
    'the ids of what the entity lists',
    'segments',
    'updateSegmentAssociates',
    { associates: [{ associateId: 'a-1', name: 'Ann' }] },
    { associateIds: ['a-1'] },
  ],
  ['the id of an object', 'resolutions', 'updateResolution', { firm: { id: 'f-1', name: 'Firm' } }, { firmId: 'f-1' }],
  ['nothing of another kind with the same name', 'branches', 'updateBranchEmail', { address }, {}],
  ['nothing of the entity for what is added', 'groups', 'addGroupPayPeriod', { name: 'Maple Group' }, {}],
  ['no id of the entity for a part', 'groups', 'removeGroupAddress', { id: 'group-1' }, {}],
  ['nothing of the entity for one of its parts', 'branches', 'updateBranchIdentityPermissions', { name: 'Branch' }, {}],
  [
    'nothing of an object that it only adds to',
    'events',
    'updateEventParticipantName',
    { location: { name: 'Office' } },
    {},
  ],
])('a form starts with %s: %s %s', (_, service, name, entity, body) => {
  const { page, named } = caseOf(service, name)
  expect(startOf(named.operation, entity, page).body).toEqual(body)
})

test.each([
  ['branches', 'updateBranchIdentityPermissions', 'permissions', 'identityId'],
  ['branches', 'overwriteBranchPermissions', 'permissions', 'identityId'],
  ['branches', 'updateBranchEmail', 'emails', 'address'],
  ['chats', 'updateChatParticipantName', 'participants', 'participantId'],
  ['content-entries', 'updateContentTextField', 'fields', 'name'],
  ['group-enrollments', 'changeGroupEnrollmentBusinessInfo', 'offers', 'offerId'],
  ['groups', 'removeGroupRestrictedPeriod', 'restrictedPeriods', 'id'],
  ['groups', 'updateGroupAuthorizedIdentityDivisions', 'authorizedIdentities', 'identityId'],
  ['identities', 'removeUsername', 'usernames', 'username'],
  ['identities', 'updateUsername', 'usernames', 'username'],
  ['law-areas', 'updateLawAreaTranslation', 'translations', 'locale'],
  ['product-families', 'updateProductFamilyDescription', 'descriptions', 'descId'],
  ['profiles', 'updateCommunicationPreference', 'communicationPreferences', 'name'],
  ['profiles', 'updateProfilePhoneNumber', 'phoneNumbers', 'phoneNumberId'],
  ['providers', 'updateProviderBarState', 'barStates', 'state'],
  ['relations', 'updateRelationMember', 'members', 'memberId'],
])('%s %s is about one of the %s, which %s names', (service, name, list, by) => {
  const { page, named } = caseOf(service, name)
  const part = chosenPart(named.operation, page!)
  expect([part?.list.name, part?.name]).toEqual([list, by])
})

test.each([
  ['groups', 'updateGroupBroker'],
  ['groups', 'addGroupContactInfo'],
  ['products', 'removeProductTierContract'],
  ['leads', 'updateLead'],
  ['products', 'removeProductAreaOfLawId'],
  ['service-requests', 'updateServiceRequestQuickAlert'],
  ['user-states', 'deleteDeviceToken'],
])('%s %s is about no part of several', (service, name) => {
  const { page, named } = caseOf(service, name)
  expect(chosenPart(named.operation, page!)).toBeUndefined()
})
