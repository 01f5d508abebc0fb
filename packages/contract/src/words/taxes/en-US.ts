import type * as taxes from '../../commerce/taxes.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  Tax: { one: 'Tax rate', many: 'Tax rates', about: 'A tax rate and the day it starts to apply' },
  TaxArea: { one: 'Tax area', many: 'Tax areas', about: 'A place whose taxes apply together' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Tax,
  about: 'Sales tax rates by place, for everyone or for one person',
} as const satisfies Name

export const fields = {
  'Tax.label': 'Name on invoices',
  'NewTax.label': 'Name on invoices',
  taxAreaId: 'Tax area',
  taxes: 'Taxes',
  'Tax.identityId': 'For this person only',
} as const satisfies FieldWords

export const hints = {
  taxAreaId: 'The place whose taxes apply together',
} as const satisfies FieldWords

export const actions = {
  createIdentityTax: 'Add tax rate for a person',
  createTax: 'Add tax rate',
  findIdentityTaxArea: 'Find tax area for a person',
  findTaxArea: 'Find tax area',
  listIdentityTaxes: 'View tax rates of a person',
  listTaxes: 'View tax rates',
} as const satisfies ActionWords<typeof taxes>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createIdentityTax: 'Tax rate added for the person',
  createTax: 'Tax rate added',
} as const satisfies ActionWords<typeof taxes>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createTax,
  ENDED: 'Tax rate ended',
} as const satisfies JournalWords
