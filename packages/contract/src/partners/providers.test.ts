import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { Country } from '../shared/country.ts'
import { PayoutCurrency } from '../shared/payout-currency.ts'
import { Network } from '../shared/practice.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import { verbsIn } from '../testing/verbs.ts'
import * as providers from './providers.ts'

test.each([
  [
    'Provider status: CREATED, PENDING_VERIFICATION, ACTIVE, SUSPENDED, DELETED, DEACTIVATED, INSURANCE_EXPIRED, INSURANCE_NEEDS_ATTENTION, PENDING_INSURANCE_EXPIRATION.',
    providers.ProviderStatus,
  ],
  ['Provider type: CLC, PARTNER, REFERRAL, OTHER.', providers.ProviderType],
  ['Network: LEGALSHIELD, CLC.', Network],
  ['Gender: FEMALE, MALE, PREFER_NOT_TO_ANSWER.', providers.ProviderGender],
  [
    'Race: AFRICAN_AMERICAN, ALASKAN_NATIVE, ASIAN, EUROPEAN, HISPANIC, INDIAN, NATIVE_AMERICAN, WHITE.',
    providers.ProviderRace,
  ],
  ['Phone type: OFFICE, DESK, TOLL_FREE, MOBILE, FAX, OTHER.', providers.ProviderPhoneType],
  ['Country: CAN, USA.', Country],
  ['Currency: USD, CAD, MXN, GBP.', PayoutCurrency],
  ['Volume: LOW, MEDIUM, HIGH.', providers.ProviderVolume],
  ['Competency: UNKNOWN, BASIC_KNOWLEDGE, PROFICIENT, SPECIALIST, CERTIFIED.', providers.ProviderCompetency],
  ['Rating: AV, BV, CV, AV_PREEMINENT, DISTINGUISHED, NOTABLE, NOT_RATED.', providers.ProviderRating],
  [
    'File upload type: AWARD, CERTIFICATE_OF_INSURANCE, CERTIFICATE, OTHER, PUBLICATION, QUESTIONNAIRE, PROFILE_IMAGE.',
    providers.ProviderFileType,
  ],
  [
    'Notification type: DEACTIVATION_NOTICE, INSURANCE_UPDATE_1, INSURANCE_UPDATE_2, INSURANCE_UPDATE_3, INSURANCE_EXPIRED, OTHER, PASSWORD_RESET, REFERRAL_APPLICATION_RESULT.',
    providers.ProviderNotificationType,
  ],
  ['Verification status: PENDING, PASS, FAIL.', providers.ProviderVerificationStatus],
  ['Flag: CONFERENCES.', providers.ProviderFlag],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const one = '/v1/providers/{providerId}'
const withBody =
  'POST /v1/providers/{id}/ with a body for: updateName, updatePracticeBeginDate, updateContactInformation, updateWebsiteUrl, updateBiography, updateFirmId, updateBranchAssociations, updateEmailAddress, updateAddresses, updatePhoneNumbers, updateAreasOfPractice, updateLanguages, updateAwards, updateAssociations, updateEducation, updatePublications, updateSpeakingEngagements, updateProfilePicUrl, updateRating, addNotificationHistory, updateProviderTypes, updateLegalShieldJoinYear, updateBarStates, updateBarState, addBarState, removeBarState, updateCriticalNotes, updateReferringEntity, updateTaxId, updateDisciplinaryActions, updateVerification, deactivate, addFileUpload, removeFileUpload, updateFileUploads, updateFlags, updateInsurance, updateExternalId, updateAcceptingReferrals, updateNetwork, updateLinkedProviderId.'
const withoutBody =
  'POST without body: activate, suspend, markInsuranceExpired, markInsuranceNeedsAttention, markPendingInsuranceExpiration.'
const calls: [sentence: string, expected: Record<string, string>][] = [
  [
    'GET /v1/providers; POST /v1/providers; GET and DELETE /v1/providers/{id}; POST /v1/providers/getProvidersByIdList (list of ids).',
    {
      listProviders: 'GET /v1/providers',
      createProvider: 'POST /v1/providers (json)',
      getProvider: `GET ${one}`,
      deleteProvider: `DELETE ${one}`,
      getProvidersByIdList: 'POST /v1/providers/getProvidersByIdList (json)',
    },
  ],
  [withBody, verbsIn(withBody, 'Provider', (verb) => `POST ${one}/${verb} (json)`)],
  [withoutBody, verbsIn(withoutBody, 'Provider', (verb) => `POST ${one}/${verb}`)],
  [
    'GET /v1/providers/journal and /v1/providers/journal/maxClock.',
    { providerJournal: 'GET /v1/providers/journal (query)', providerMaxClock: 'GET /v1/providers/journal/maxClock' },
  ],
]

const operations = pick(providers, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['providers']))
})
