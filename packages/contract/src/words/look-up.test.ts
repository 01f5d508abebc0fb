import { expect, test } from 'vitest'
import * as branches from './branches/en-US.ts'
import * as common from './common/en-US.ts'
import * as invoices from './invoices/fr-CA.ts'
import * as commonInFrench from './common/fr-CA.ts'
import { fieldHint, fieldLabel, journalLabel } from './index.ts'

test('the most specific label wins', () => {
  expect(fieldLabel(branches, common, 'UnavailableDate', 'from')).toBe('First day closed')
  expect(fieldLabel(branches, common, 'Branch', 'caseIdPrefix')).toBe('Case number prefix')
  expect(fieldLabel(branches, common, 'Branch', 'name')).toBe('Name')
  expect(fieldLabel(invoices, commonInFrench, 'Invoice', 'number')).toBe('Numéro de facture')
  expect(fieldLabel(branches, common, undefined, 'branchId')).toBe('Branch')
  expect(fieldLabel(branches, common, 'Branch', 'nowhere')).toBeUndefined()
})

test('hints are of the service or common', () => {
  expect(fieldHint(branches, common, 'Branch', 'caseIdPrefix')).toBe('Put before the branch’s case numbers')
  expect(fieldHint(branches, common, 'Branch', 'timeZone')).toBe('Such as America/Chicago')
  expect(fieldHint(branches, common, 'Branch', 'name')).toBeUndefined()
})

test('a journal action that nobody named has no label', () => {
  expect(journalLabel(branches, 'UPDATE_YEAR_JOINED')).toBe('Year joined changed')
  expect(journalLabel(branches, 'constructor')).toBeUndefined()
  expect(journalLabel({}, 'CREATE')).toBeUndefined()
})
