import { fieldOf, valuesIn } from '@memberkit/contract/fields'
import { actionOf, text, type Operation } from '@memberkit/contract'
import { BulkRun } from '../actions/BulkRun.tsx'
import { EntityActionDialog } from '../actions/EntityActionDialog.tsx'
import { type InputDraft, inputsOf } from '../actions/inputs-of.ts'
import { pageActions } from '../actions/page-actions.ts'
import { CallPage } from '../call/CallPage.tsx'
import { CreatePage } from '../create/CreatePage.tsx'
import { EditPage } from '../edit/EditPage.tsx'
import { draftKey, keepDraft, keyOfPerson } from '../form/kept-drafts.ts'
import { rowOf } from '../list/console-list.tsx'
import { addressOf, idOf } from '../runtime/address.ts'
import type { DeskPage, Entity, Scope } from '../runtime/desk.ts'
import { paramSchema, paramsOf } from '../runtime/operations.ts'
import { type OpenOperation, openOperation, session } from './open-operation.tsx'
import type { OperationCase } from './operation-cases.ts'
import { sampleEntity, sampleOf, sampleValue } from './samples.ts'
import { isRemoval, ScriptedPlatform, type ScriptedFault } from './scripted-platform.ts'

function noop() {}

/** The content of a form when it opens: left by the test itself, or by another one on this page, is "as left". */
export type Entered = 'everything' | 'nothing' | 'as left'

export interface OpenCaseOptions {
  /** Holds what is read. */
  readonly delay?: () => Promise<void>
  /** Whether requests leave the page instead of being answered by the script. */
  readonly isUnanswered?: boolean
  /**
   * The id of the entity. Tests of one page share the locks of actions, which are named after it: one that holds a
   * request gives it an id of its own, so that what another test has left unfinished doesn't refuse the press.
   */
  readonly id?: string
  /** What the entity has besides, or instead of, the samples. */
  readonly entity?: Entity
  /** Called when the console goes to another place. */
  readonly onGo?: OpenOperation['onGo']
}

/** Opens the dialog, form or page of an operation. */
export async function openCase(
  one: OperationCase,
  fault: ScriptedFault,
  entered: Entered = 'everything',
  { delay, isUnanswered, id: given, entity, onGo }: OpenCaseOptions = {},
) {
  const { desk, page, named } = one
  const script = new ScriptedPlatform({ page, module: desk.module, tried: named, fault })
  if (entity) script.entity = { ...script.entity, ...entity }
  const scope = page ? scopeOf(page) : {}
  const id = given ?? (page && script.entity ? idOf(page, script.entity) : undefined)
  if (entered !== 'as left') keep(one, scope, id, entered === 'everything' ? sampleDraft(one, scope, id) : undefined)
  const place = { service: desk.service, ...(page && { page: page.name }), in: scope }
  const send: typeof fetch = async (input, init) => {
    if (new Request(input, init).method === 'GET') await delay?.()
    return script.fetch(input, init)
  }
  const stage = await openOperation({
    desk,
    place,
    ...(!isUnanswered && { fetch: send }),
    onGo,
    children: part(one, scope, script, id),
  })
  return { ...stage, script }
}

function part({ kind, page, named }: OperationCase, scope: Scope, { entity }: ScriptedPlatform, id = '') {
  if (kind === 'call') return <CallPage call={named} page={page} id={page && id} />
  if (!page) return null
  if (kind === 'create') return <CreatePage page={page} created={named} />
  if (kind === 'edit') return <EditPage page={page} id={id} />
  if (!entity) return null
  if (kind === 'bulk')
    return <BulkRun page={page} name={named.name} rows={[rowOf(page, entity)]} scope={scope} onClose={noop} />
  const shared = { page, table: pageActions(page), entity, scope, onClose: noop }
  return <EntityActionDialog {...shared} intent={named.name} />
}

/** Returns the scope chosen before one came here: all that the list and the entity's own address need. */
function scopeOf(page: DeskPage): Scope {
  const operations = [page.ways[0]?.operation, page.read].filter((one) => one !== undefined)
  return Object.fromEntries(
    operations.flatMap((operation) =>
      paramsOf(operation)
        .filter((param) => param !== page.idParam)
        .map((param) => [param, paramSample(operation, param)]),
    ),
  )
}

function paramSample(operation: Operation, param: string): string {
  const schema = paramSchema(operation, param)
  return (schema && valuesIn(schema)[0]) ?? String(sampleOf(fieldOf(param, schema ?? text)))
}

/** Leaves a draft where a person who comes back to the form finds it, or none. The controls still check it. */
function keep({ kind, desk, page, named }: OperationCase, scope: Scope, id: string | undefined, draft?: InputDraft) {
  const about = kind === 'action' ? (id ?? '') : kind === 'call' ? ((page && id) ?? scope) : scope
  const key = draftKey(desk.service, named.name, about)
  keepDraft(keyOfPerson(session.identityId, key), named.operation, desk.names, draft)
}

/** Everything that an operation takes. */
function sampleDraft({ kind, desk, page, named }: OperationCase, scope: Scope, id: string | undefined): InputDraft {
  const { operation } = named
  const { query, body } = operation
  const known = page
    ? addressOf(page, operation, { ...scope, ...(kind !== 'create' && page.idParam && id && { [page.idParam]: id }) })
    : {}
  const inputs = inputsOf(operation, known, desk.names)
  return {
    params: Object.fromEntries(inputs.params.map((field) => [field.name, paramSample(operation, field.name)])),
    query: query ? sampleEntity(query, desk.names.get(query)) : {},
    body: body ? bodyOf() : {},
  }
  /** Returns the body. A removal has the entity's own values; everything else is entered anew. */
  function bodyOf() {
    const options = { names: desk.names, isChanged: !isRemoval.test(`${operation.method} ${actionOf(operation)}`) }
    if (!body) return {}
    return inputs.isBareBody
      ? { body: sampleValue(body, undefined, options) }
      : sampleEntity(body, desk.names.get(body), options)
  }
}
