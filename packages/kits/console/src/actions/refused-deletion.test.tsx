import { cleanUp } from '@memberkit/testing/clean-up'
import { drawn } from '@memberkit/testing/tasks'
import { expect, onTestFinished, test } from 'vitest'
import { openOperation } from '../testing/open-operation.tsx'
import { caseOf } from '../testing/operation-cases.ts'
import { press, sendButton } from '../testing/press-now.ts'
import { sampleEntity } from '../testing/samples.ts'
import { EntityActionDialog } from './EntityActionDialog.tsx'
import { pageActions } from './page-actions.ts'

test.each(['listContractHistories', undefined])(
  'a deletion that was refused isn’t done because another list lacks the entity: opened from %s',
  async (way) => {
    onTestFinished(cleanUp)
    const { desk, page, named } = caseOf('contract-histories', 'deleteContractHistory')
    const ended = { ...sampleEntity(page!.schema!, page!.name), id: 'ended-1' }
    const scope = { identityId: 'member-ada', entitlementId: 'entitlement-1' }
    const { events } = await openOperation({
      desk,
      place: { service: desk.service, page: page!.name, in: scope, ...(way && { way }) },
      // Of the two lists, only the whole one has a contract that has ended.
      fetch: async (input, init) => {
        const { method, url } = new Request(input, init)
        if (method === 'DELETE') return Response.json({ error: { code: 'FORBIDDEN', message: '' } }, { status: 403 })
        return Response.json(url.endsWith('/histories') ? [ended] : [])
      },
      children: (
        <EntityActionDialog
          page={page!}
          table={pageActions(page!)}
          intent={named.name}
          entity={ended}
          scope={scope}
          onClose={() => {}}
        />
      ),
    })
    await expect.poll(sendButton).toBeDefined()
    press(sendButton()!)
    await expect.poll(() => events.map(({ type }) => type)).toContain('kit.action.ended')
    await drawn()
    expect(events.map(({ type }) => type)).not.toContain('console.entity.changed')
  },
)
