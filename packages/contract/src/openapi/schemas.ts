import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as address from '../shared/address.ts'
import * as areaOfLaw from '../shared/area-of-law.ts'
import * as billingPeriod from '../shared/billing-period.ts'
import * as catalogue from '../shared/catalogue.ts'
import * as classic from '../shared/classic.ts'
import * as classicId from '../shared/classic-id.ts'
import * as coBrand from '../shared/co-brand.ts'
import * as country from '../shared/country.ts'
import * as dates from '../shared/dates.ts'
import * as email from '../shared/email.ts'
import * as idList from '../shared/id-list.ts'
import * as internalName from '../shared/internal-name.ts'
import * as interval from '../shared/interval.ts'
import * as journal from '../shared/journal.ts'
import * as localized from '../shared/localized.ts'
import * as loginLink from '../shared/login-link.ts'
import * as marketing from '../shared/marketing.ts'
import * as money from '../shared/money.ts'
import * as notes from '../shared/notes.ts'
import * as officeAddress from '../shared/office-address.ts'
import * as owner from '../shared/owner.ts'
import * as paymentMethodType from '../shared/payment-method-type.ts'
import * as payoutCurrency from '../shared/payout-currency.ts'
import * as people from '../shared/people.ts'
import * as periodUnit from '../shared/period-unit.ts'
import * as places from '../shared/places.ts'
import * as practiceRoles from '../shared/practice.ts'
import * as provisioningType from '../shared/provisioning-type.ts'
import * as publicKey from '../shared/public-key.ts'
import * as realm from '../shared/realm.ts'
import * as reference from '../shared/reference.ts'
import * as serviceHealth from '../shared/service-health.ts'
import type { Operation } from '../operation.ts'
import type { Entity, Provenance, Schema } from '../wire.ts'
import { isAssumed, isEntity, isOperation, isSchema, pick } from './exports.ts'
import type { Service } from './services.ts'

const values = { ...billingPeriod, ...catalogue, ...coBrand, ...paymentMethodType, ...people, ...periodUnit }
const practice = { ...areaOfLaw, ...interval, ...officeAddress, ...practiceRoles, ...reference }
const network = { ...country, ...marketing, ...payoutCurrency }
const words = { ...classic, ...idList, ...internalName, ...localized }
const accounts = { ...classicId, ...email, ...publicKey, ...loginLink, ...notes, ...serviceHealth }
const shared = pick(
  {
    ...values,
    ...network,
    ...practice,
    ...words,
    ...accounts,
    ...address,
    ...dates,
    ...journal,
    ...money,
    ...owner,
    ...places,
    ...provisioningType,
    ...realm,
  },
  isSchema,
)
const formats: Record<string, string> = { LocalDate: 'date', Instant: 'date-time' }

/** The schemas of a service by the names they are published under. */
export function namedSchemas({ exports }: Service): Record<string, Schema> {
  return { ...shared, ...journalEntry(pick(exports, isOperation)), ...pick(exports, isSchema) }
}

/** A journal's entry is made for its service's actions, so no export names it. */
function journalEntry(operations: Record<string, Operation>): Record<string, Schema> {
  const entries = Object.values(operations).find(({ path }) => path.endsWith('/journal'))?.returns
  return entries && 'item' in entries && isSchema(entries.item) ? { JournalEntry: entries.item } : {}
}

/** Converts named schemas, each with its provenance and, where its source has one, its description. */
export function components(named: Record<string, Schema>, descriptions: ReadonlyMap<string, string>) {
  const definitions = toJsonSchemaDefs(named, {
    target: 'draft-2020-12',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideSchema: ({ valibotSchema, jsonSchema }) => published(valibotSchema, jsonSchema),
  })
  for (const [name, definition] of Object.entries(definitions)) {
    const description = descriptions.get(name)
    if (description) definition.description = description
    if (formats[name]) definition.format = formats[name]
  }
  return definitions
}

/** How a file is described: JSON Schema knows no bytes. */
export const bytes: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' }

function published(schema: unknown, json: JsonSchema): JsonSchema | undefined {
  if (isEntity(schema)) return withProvenance(schema, json)
  if (isSchema(schema) && schema.type === 'picklist')
    return marked(json, { 'x-provenance': isAssumed(schema) ? 'assumed' : 'stated', 'x-open-when-received': true })
  if (isSchema(schema) && schema.type === 'blob') return bytes
  if (isSchema(schema) && schema.type === 'record') return marked({ type: 'object' }, { 'x-provenance': 'unshown' })
  return undefined
}

function withProvenance(entity: Entity, strict: JsonSchema): JsonSchema {
  const { additionalProperties: _, ...json } = strict
  const properties: Record<string, JsonSchema> = {}
  for (const [name, origin] of provenanceOf(entity))
    properties[name] = marked(json.properties?.[name] as JsonSchema, { 'x-provenance': origin })
  return { ...json, properties }
}

const marked = (json: JsonSchema, extensions: Record<string, unknown>): JsonSchema =>
  Object.assign({}, json, extensions)

/** Each field of an entity with where its name comes from. */
export function provenanceOf({ parts }: Entity): [field: string, origin: Provenance][] {
  const origins = Object.entries(parts) as [Provenance, object][]
  return origins.flatMap(([origin, fields]) =>
    Object.keys(fields).map((field): [string, Provenance] => [field, origin]),
  )
}
