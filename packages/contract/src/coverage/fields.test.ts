import { expect, test } from 'vitest'
import { entriesOf, refersTo } from '../fields/index.ts'
import * as enUS from '../labels/en-US.ts'
import { isSchema } from '../openapi/exports.ts'
import { services } from '../openapi/services.ts'
import { Decimal } from '../shared/money.ts'
import { everyField, names, type OwnedField } from './every-field.ts'
import { plainText } from './plain-text.ts'

const fields = everyField()
const told = (chosen: readonly OwnedField[]) => [
  ...new Set(chosen.map(({ service, owner, name }) => `${service}: ${owner}.${name}`)),
]

test('every field has a kind; one line of text is listed as such', () => {
  const unlisted = fields.filter(({ kind, name }) => kind === 'text' && !plainText.has(name))
  expect(told(unlisted), 'add the name to fields/text-kinds.ts, or to coverage/plain-text.ts').toEqual([])
})

test('every listed line of text is in the contract', () => {
  const used = new Set(fields.filter(({ kind }) => kind === 'text').map(({ name }) => name))
  expect([...plainText].filter((name) => !used.has(name))).toEqual([])
})

test('every decimal is money or a percentage', () => {
  const bare = fields.filter(({ kind, schema }) => schema === Decimal && kind === 'decimal')
  expect(told(bare), 'add the name to fields/measures.ts').toEqual([])
})

test('every amount says where its currency is: beside it, or in an entity', () => {
  const isInEntity = (entity: string, field: string) =>
    services.some(({ exports }) => {
      const schema = exports[entity]
      return isSchema(schema) && field in entriesOf(schema)
    })
  const currencyIn = (service: string, owner: string, field: string) =>
    fields.some((one) => one.service === service && one.owner === owner && one.name === field)
  const lost = fields.filter(({ service, owner, currency, kind }) => {
    if (kind !== 'money') return currency !== undefined
    const [entity = '', field] = currency?.split('.') ?? []
    if (field === undefined) return !currencyIn(service, owner, entity)
    // One with a currency of its own is in that.
    return currencyIn(service, owner, field) || !isInEntity(entity, field)
  })
  expect(told(lost), 'add the name to fields/measures.ts').toEqual([])
})

test('every …Id refers to an entity, or says why not', () => {
  const silent = fields.filter(({ name, refers }) => /(^id|I[dD])s?$/.test(name) && !refers)
  expect(told(silent), 'add the name to fields/references.ts').toEqual([])
})

test('a reference leads to an entity of its service', () => {
  const exported = new Map(services.map(({ name, exports }) => [name, exports]))
  for (const { refers, owner, name } of fields)
    if (typeof refers === 'object')
      expect(exported.get(refers.service)?.[refers.entity], `${owner}.${name}`).toBeDefined()
})

test('every enumeration has a name, and labels under it', () => {
  const labels: Readonly<Record<string, unknown>> = { ...enUS }
  const nameless = fields.filter(
    ({ kind, schema }) => kind === 'enumeration' && schema.type === 'picklist' && !labels[names.get(schema) ?? ''],
  )
  expect(told(nameless)).toEqual([])
})

test('an identifier with another meaning in one entity has the fact of that entity', () => {
  expect(refersTo('Offer', 'owner')).toEqual({ service: 'identities', entity: 'Identity' })
  expect(refersTo('Alert', 'templateKey')).toEqual({ service: 'alerts', entity: 'AlertTemplate' })
  expect(refersTo('Notification', 'templateKey')).toEqual({ service: 'notifications', entity: 'NotificationTemplate' })
})

test.each(['AssociateMarketing', 'ChannelAssociate', 'NewChannelAssociate'])(
  'the owner of %s is an associate agreement, which nothing reads',
  (owner) => {
    expect(refersTo(owner, 'ownerId')).toBe('unreadable')
    expect(refersTo('Group', 'ownerId')).toEqual({ service: 'identities', entity: 'Identity' })
  },
)

test('what is sensitive is masked', () => {
  const masked = new Set(told(fields.filter(({ isSensitive }) => isSensitive)))
  for (const one of [
    'profiles: Profile.nationalIdentifier',
    'profiles: Profile.dateOfBirth',
    'provisioning: Provision.payload',
    'businesses: BusinessIdentifier.value',
    'factors: FactorProof.code',
  ])
    expect(masked).toContain(one)
})
