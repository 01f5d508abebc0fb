import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawn } from '../testing/drawing.ts'
import { openOperation } from '../testing/open-operation.tsx'
import { caseOf } from '../testing/operation-cases.ts'
import { press, sendButton } from '../testing/press-now.ts'
import { sampleEntity } from '../testing/samples.ts'
import { EntityActionDialog } from './EntityActionDialog.tsx'
import { pageActions } from './page-actions.ts'

/** Opens the form that changes a firm from its row, while the service has this of it. */
async function openFromRow(now: object) {
  onTestFinished(cleanUp)
  const { desk, page: firms, named } = caseOf('firms', 'updateFirm')
  const firm: object & { externalId?: unknown } = sampleEntity(firms!.schema!, firms!.name)
  const { externalId: _, ...rest } = firm
  const row = { ...rest, id: 'firm-1', version: 'v1' }
  const sent: Request[] = []
  let reads = 0
  await openOperation({
    desk,
    place: { service: desk.service, page: firms!.name },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.endsWith('/firm-1')) return Response.json([])
      if (request.method === 'GET') reads += 1
      else sent.push(request)
      return Response.json({ externalId: 'only-alone', ...row, ...now })
    },
    children: (
      <EntityActionDialog
        page={firms!}
        table={pageActions(firms!)}
        intent={named.name}
        entity={row}
        scope={{}}
        onClose={() => {}}
      />
    ),
  })
  await expect.poll(sendButton).toBeDefined()
  await expect.poll(() => reads).toBeGreaterThan(0)
  return sent
}

const changed = page.getByText('This has changed since you opened it')

test('a change by somebody else since the list was read is shown before the row’s values are sent over it', async () => {
  const sent = await openFromRow({ name: 'Named by somebody else', version: 'v2' })
  await expect.element(changed).toBeVisible()
  await expect.element(page.getByText('Named by somebody else')).toBeVisible()
  press(sendButton()!)
  await drawn()
  expect(sent).toHaveLength(0)
  press(sendButton()!)
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]!.headers.get('if-match')).toContain('v2')
})

test.each(['v1', 'v2'])('fields that a row lacks are no change, in version %s neither', async (version) => {
  const sent = await openFromRow({ version })
  press(sendButton()!)
  await expect.poll(() => sent.length).toBe(1)
  expect(changed.query()).toBeNull()
})
