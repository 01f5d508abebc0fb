import { expect, test } from 'vitest'
import { caseOf } from '../testing/operation-cases.ts'
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
    'nothing of an object that it only adds to',
    'events',
    'updateEventParticipantName',
    { location: { name: 'Office' } },
    {},
  ],
])('a form starts with %s: %s %s', (_, service, name, entity, body) => {
  const { page, named } = caseOf(service, name)
  expect(startOf(named.operation, entity, page?.fields).body).toEqual(body)
})
