import { expect, test } from 'vitest'
import { valuesIn } from '../testing/statements.ts'
import { AddOnKey, knownPlanNames, legalAddOns, ProductCategory, ProductShortCode } from './catalogue.ts'
import { CoBrandPartner } from './co-brand.ts'
import { PaymentMethodType } from './payment-method-type.ts'
import { AuthorizedUserType, PermissionType } from './people.ts'
import { PeriodUnit } from './period-unit.ts'
import { StateOrProvince } from './places.ts'
import { ProvisioningType } from './provisioning-type.ts'

test.each([
  ['Period: DAY, WEEK, MONTH, QUARTER, BIANNUAL, ANNUAL, PAY_PERIOD.', PeriodUnit],
  ['Payment method: CREDIT_CARD, BANK_DRAFT, PREMIUM_BILLING, CHECK.', PaymentMethodType],
  ['Co-brand partner: PRIMERICA, SOFI, NEWITY.', CoBrandPartner],
  ['Provisioning type: IMMEDIATE, ON_FIRST_USE.', ProvisioningType],
  [
    'Relation or permission type: PRIMARY, SPOUSE, DEPENDENT, NORMAL_USER, OWNER, CO_OWNER, SECONDARY, TERTIARY, ELDER, SUB_ACCOUNT.',
    PermissionType,
  ],
  [
    'Authorized user types: PRIMARY, SPOUSE, DEPENDENT, NORMAL_USER, OWNER, CO_OWNER, SECONDARY, TERTIARY, ELDER, ANY, ALL.',
    AuthorizedUserType,
  ],
  ['Product categories: associate, books, business, cdlp, identity, legal, shipping.', ProductCategory],
  ['short codes: associate, bus, cdl, ids, lgl.', ProductShortCode],
  [
    'Add-on keys: businessPlus, gunOwners, homeBusiness_v2, homeBusiness_v4, rideShare, trialDefenseBusiness, trialDefensePersonal.',
    AddOnKey,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

test('Plan names include …', () => {
  expect(knownPlanNames).toEqual(
    valuesIn(
      'Plan names include: Legal Plan Family, Legal Plan Individual, IDShield Family 2021, IDShield Individual 2021, Legal Small Business, Legal CDLP, Legal Super CDLP, Associate Agreement, Book, Shipping.',
    ),
  )
})

test('In legal, businessPlus maps to homeBusiness_v4 and homeBusiness_v2.', () => {
  expect(legalAddOns).toEqual({ businessPlus: ['homeBusiness_v4', 'homeBusiness_v2'] })
})

test('State and province codes: US states, DC, GU, PR, VI, SF, LS, a second California variant CA_2, and Canadian provinces and territories.', () => {
  const codes: readonly string[] = StateOrProvince.options
  const beside = valuesIn('Beside the states: DC, GU, PR, VI, SF, LS, CA_2.')
  const canadian = valuesIn('Canadian: AB, BC, MB, NB, NF, NS, NT, NU, ON, PE, QC, SK, YT.')
  expect(codes.slice(50)).toEqual([...beside, ...canadian])
  expect(new Set(codes).size).toBe(50 + 7 + 13)
  expect(codes.slice(0, 50).every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
})
