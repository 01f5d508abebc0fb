import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished } from 'vitest'
import { EntityActionDialog } from '../actions/EntityActionDialog.tsx'
import { pageActions } from '../actions/page-actions.ts'
import type { Entity } from '../runtime/desk.ts'
import { openOperation } from './open-operation.tsx'
import { caseOf } from './operation-cases.ts'
import { sendButton } from './press-now.ts'
import { sampleEntity } from './samples.ts'

/** Opens the form that changes an entity from its row, while the service has this of it. */
export async function openFromRow(service: string, operation: string, now: object, row: object = {}) {
  onTestFinished(cleanUp)
  const { desk, page, named } = caseOf(service, operation)
  const whole = { ...sampleEntity(page!.schema!, page!.name), [page!.idField]: 'sample-1', version: 'v1', ...row }
  // What a list leaves out isn't there.
  const listed = JSON.parse(JSON.stringify(whole)) as Entity
  const sent: { version: string | null; body: unknown }[] = []
  let entity: Entity = { ...listed, ...now }
  const path = page!.read!.path.replaceAll(/\{\w+\}/g, 'sample-1')
  let reads = 0
  const stage = await openOperation({
    desk,
    place: { service: desk.service, page: page!.name },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const isRead = new URL(request.url).pathname.endsWith(path)
      if (request.method === 'GET' && !isRead) return Response.json([])
      if (request.method === 'GET') reads += 1
      else sent.push({ version: request.headers.get('if-match'), body: await request.json() })
      return Response.json(entity)
    },
    children: (
      <EntityActionDialog
        page={page!}
        table={pageActions(page!)}
        intent={named.name}
        entity={listed}
        isRow
        scope={{}}
        onClose={() => {}}
      />
    ),
  })
  await expect.poll(sendButton).toBeDefined()
  await expect.poll(() => reads).toBeGreaterThan(0)
  /** Changes the entity as somebody else does, and lets the page read it again. */
  async function changeElsewhere(change: (entity: Entity) => Entity) {
    entity = { ...entity, ...change(entity), version: 'v2' }
    await stage.queryClient.invalidateQueries()
  }
  return { sent, changeElsewhere }
}
