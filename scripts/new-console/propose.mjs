import { entriesOf, fieldsOf, schemaNames } from '@memberkit/contract/fields'
import { actionOf } from '@memberkit/contract'

const isObject = (value) => typeof value === 'object' && value !== null
const isOperation = (value) => isObject(value) && 'method' in value && 'path' in value && 'service' in value
const paramsOf = ({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
const isChange = ({ method, idempotent }) => method !== 'GET' && !idempotent
const isJournal = (name) => /Journal(V\d|Unversioned)?$/.test(name)
const isClock = (name) => /MaxClock(V\d)?$/.test(name)
const titles = [
  'name',
  'title',
  'label',
  'displayName',
  'internalName',
  'friendlyId',
  'number',
  'subject',
  'siteName',
  'email',
  'productName',
  'businessName',
  'memberName',
  'fileName',
  'slug',
  'key',
  'text',
  'type',
  'id',
]

/** Returns a definition of a service's console, to be improved by hand: every operation has a place. */
export function propose(module) {
  const operations = Object.entries(module).filter(([, value]) => isOperation(value) && value.access !== 'machine')
  const names = schemaNames(module)
  const left = new Set(operations.map(([name]) => name))
  const take = (...found) => found.filter(Boolean).map((name) => (left.delete(name), name))
  const answer = ({ returns }) => (returns?.type === 'array' ? [returns.item, true] : [returns, false])
  const byIds = operations.filter(([, one]) => one.method === 'GET' && one.body).map(([name]) => name)
  take(...byIds)
  const journals = take(...operations.map(([name]) => name).filter((name) => isJournal(name)))
  const clocks = take(...operations.map(([name]) => name).filter((name) => isClock(name)))
  const transitions = Object.keys(module).filter((name) => name.endsWith('Transitions'))

  const entities = [
    ...new Set(
      operations
        .filter(([name, one]) => one.method === 'GET' && left.has(name) && one.responseType === undefined)
        .flatMap(([, one]) => {
          const [schema] = answer(one)
          const name = schema && names.get(schema)
          const keys = name ? Object.keys(entriesOf(schema)) : []
          return keys.includes('id') || keys.includes('key') ? [name] : []
        }),
    ),
  ]
  const pages = {}
  for (const entity of entities) {
    const schema = module[entity]
    const fields = fieldsOf(schema, entity)
    const returning = operations.filter(([name, one]) => left.has(name) && answer(one)[0] === schema)
    const reads = returning.filter(
      ([, one]) => one.method === 'GET' && !answer(one)[1] && paramsOf(one).length > 0 && !one.query,
    )
    const [read] = reads.toSorted(([a, one], [b, other]) => score(a, one) - score(b, other))
    const idParam = read && paramsOf(read[1]).at(-1)
    const lists = returning.filter(
      ([, one]) =>
        one.method === 'GET' && (answer(one)[1] || one.query) && !(idParam && paramsOf(one).includes(idParam)),
    )
    if (lists.length === 0 && !read) continue
    const finds = returning.filter(
      ([name, one]) =>
        one.method === 'GET' && !answer(one)[1] && name !== read?.[0] && !lists.some(([list]) => list === name),
    )
    const listParams = new Set(lists.flatMap(([, one]) => paramsOf(one)))
    const own =
      idParam ??
      operations
        .filter(([name, one]) => left.has(name) && isChange(one))
        .flatMap(([, one]) => paramsOf(one))
        .find((param) => !listParams.has(param) && isNamedAfter(param, entity))
    const below = operations.filter(
      ([name, one]) => left.has(name) && own && paramsOf(one).includes(own) && name !== read?.[0],
    )
    const creates = operations.filter(
      ([name, one]) =>
        left.has(name) &&
        isChange(one) &&
        one.method === 'POST' &&
        answer(one)[0] === schema &&
        !answer(one)[1] &&
        !(own && paramsOf(one).includes(own)) &&
        (/^create|^add|^open|^start|^register/.test(name) || one.action === '') &&
        one.body,
    )
    const edits = below.filter(
      ([name, one]) => isEdit(name, one, schema, read) && isChange(one) && !creates.some(([create]) => create === name),
    )
    const acts = below.filter(([name, one]) => isChange(one) && !edits.some(([edit]) => edit === name))
    const reading = below.filter(([, one]) => !isChange(one))
    const panels = reading.filter(([, one]) => one.method === 'GET' && !one.responseType)
    const asked = reading.filter(([, one]) => !panels.some(([, panel]) => panel === one))
    const status = fields.find(({ name, kind, isList }) => name === 'status' && kind === 'enumeration' && !isList)
    const title = titles
      .filter((name) =>
        fields.some((field) => field.name === name && !field.isList && (field.kind !== 'entity' || name === 'name')),
      )
      .slice(0, 2)
    const idField = fields.some(({ name }) => name === 'id') ? undefined : 'key'
    const table =
      transitions.find((name) => name.toLowerCase().includes(entity.toLowerCase().slice(0, 5))) ?? transitions[0]
    const page = {
      ...(idField && { id: idField }),
      title: title.length === 1 ? title[0] : title,
      ...(status && { status: 'status' }),
      enter: take(...lists.map(([name]) => name)).map((name) =>
        isSearch(name, module[name]) ? { by: name, isSearch: true } : name,
      ),
      ...(read && { read: take(read[0])[0] }),
      ...(finds.length && { find: take(...finds.map(([name]) => name)) }),
      columns: columnsOf(fields, title[0], status),
      groups: groupsOf(fields, title, status),
      ...(Object.keys(tablesOf(fields)).length && { tables: tablesOf(fields) }),
      ...(creates.length && { create: take(...creates.map(([name]) => name)) }),
      ...(edits.length && { edit: take(...edits.map(([name]) => name)) }),
      ...((acts.length || asked.length) && {
        actions: Object.fromEntries(
          take(...[...acts, ...asked].map(([name]) => name)).map((name) => [
            name,
            traitsOf(name, module[name], status && table ? module[table] : {}),
          ]),
        ),
      }),
      ...(panels.length && { panels: take(...panels.map(([name]) => name)) }),
      ...(journals[0] && { journal: nearest(journals, entity) }),
      ...(clocks[0] && { clock: nearest(clocks, entity) }),
      ...(status && table && { transitions: table }),
    }
    pages[entity] = page
  }
  // Where nothing has a page, the history is a tool.
  if (Object.keys(pages).length === 0) for (const name of journals) left.add(name)
  const idle = Object.keys(pages).length === 0 ? clocks : []
  return {
    ...(Object.keys(pages).length > 0 ? { pages } : { noPages: 'Say why nothing of it has a page.' }),
    ...(left.size && { tools: [...left] }),
    ...(byIds.length + idle.length && {
      notShown: Object.fromEntries([
        ...byIds.map((name) => [name, 'Reads what the list has already read.']),
        ...idle.map((name) => [name, 'A history polls it; it shows nothing by itself.']),
      ]),
    }),
  }
}

const nearest = (names, entity) =>
  names.find((name) => name.toLowerCase().startsWith(entity.toLowerCase().slice(0, 6))) ?? names[0]

/** Whether a path parameter is named after an entity: `amendmentId` after `IdentityAmendment`. */
const isNamedAfter = (param, entity) => entity.toLowerCase().includes(param.replace(/Id$/, '').toLowerCase())

const score = (name, one) =>
  paramsOf(one).length * 10 +
  (name.startsWith('get') ? 0 : 5) +
  (/(By|V1|Public)/.test(name) ? 3 : 0) +
  (one.action === '' ? 0 : 2)

const isSearch = (name, one) =>
  Boolean(one.query) &&
  (/^(find|search)/.test(name) || Object.values(one.query.entries ?? {}).some(({ type }) => type !== 'optional'))

function isEdit(name, one, schema, read) {
  if (!read || !one.body || one.query || one.encoding) return false
  const body = entriesOf(one.body)
  const known = entriesOf(schema)
  const names = Object.keys(body)
  if (names.length === 0 || names.includes('status')) return false
  if (paramsOf(one).length !== paramsOf(read[1]).length) return false
  if (!/^(update|replace|change|set|rename|edit)/.test(name) && one.method !== 'PUT') return false
  if (/Owner|Status|Password/.test(name)) return false
  return names.every((name) => name in known)
}

function traitsOf(name, one, transitions) {
  const transition = transitions[actionOf(one)]
  const group = /^(delete|remove|redact|void|terminate|cancel|grandfather|revoke)/.test(name)
    ? 'end'
    : transition?.to
      ? 'status'
      : /owner|assign|delegate|Users?$|identity|member/i.test(name)
        ? 'people'
        : /send|resend|notify|remind/i.test(name)
          ? 'send'
          : undefined
  const needsInput = one.body || one.query || one.params
  return {
    ...(group && { group }),
    ...(/^(delete|redact|void|terminate|grandfather|revoke)/.test(name) && { isCritical: true }),
    ...(group === 'status' && !needsInput && { isBulk: true }),
  }
}

const short = new Set([
  'text',
  'email',
  'phone',
  'enumeration',
  'flag',
  'date',
  'month',
  'instant',
  'money',
  'percentage',
  'decimal',
  'number',
  'reference',
  'locale',
])

function columnsOf(fields, title, status) {
  const rank = ({ name, kind }) =>
    name === title
      ? 0
      : name === status?.name
        ? 1
        : kind === 'enumeration'
          ? 2
          : kind === 'money'
            ? 3
            : kind === 'text' || kind === 'email'
              ? 4
              : kind === 'date' || kind === 'instant'
                ? 5
                : kind === 'reference'
                  ? 6
                  : 7
  return (
    fields
      .filter(
        (field) =>
          field.name === title ||
          (short.has(field.kind) && !field.isSensitive && (!field.isList || field.kind === 'enumeration')),
      )
      // Amounts say their currency; and only what nothing else names is named by its id.
      .filter(({ name }) => name !== 'currency' && (name !== 'id' || title === 'id'))
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, 7)
      .map(({ name }) => name)
  )
}

function groupsOf(fields, title, status) {
  const groups = {}
  const put = (group, { name }) => (groups[group] ??= []).push(name)
  for (const field of fields) {
    const { name, kind, isList, schema } = field
    if (name === status?.name || name === 'id' || kind === 'version') continue
    if (isList && kind === 'entity') {
      if (Object.keys(entriesOf(schema)).length === 0) put('content', field)
      continue
    }
    if (kind === 'money' || kind === 'percentage' || name === 'currency') put('money', field)
    else if (kind === 'number') put('numbers', field)
    else if (kind === 'date' || kind === 'instant' || kind === 'month') put('dates', field)
    else if (
      /address|country|stateOrProvince|^state$|situsState|region|localit|administrativeArea|serviceArea|postal/i.test(
        name,
      )
    )
      put('address', field)
    else if (kind === 'email' || kind === 'phone' || kind === 'url') put('contact', field)
    else if (kind === 'reference' || kind === 'id') put('record', field)
    else if (kind === 'flag') put('settings', field)
    else if (kind === 'multiline' || kind === 'richText' || kind === 'entity') put('content', field)
    else if (kind === 'opaque') put('settings', field)
    else put('overview', field)
  }
  const order = ['overview', 'money', 'numbers', 'contact', 'address', 'dates', 'content', 'settings', 'record']
  return Object.fromEntries(order.filter((group) => groups[group]).map((group) => [group, groups[group]]))
}

function tablesOf(fields) {
  return Object.fromEntries(
    fields
      .filter(({ isList, kind, schema }) => isList && kind === 'entity' && Object.keys(entriesOf(schema)).length > 0)
      .map(({ name, schema }) => [
        name,
        fieldsOf(schema)
          .filter(({ kind, isSensitive }) => kind !== 'version' && kind !== 'opaque' && !isSensitive)
          .slice(0, 6)
          .map((field) => field.name),
      ]),
  )
}
