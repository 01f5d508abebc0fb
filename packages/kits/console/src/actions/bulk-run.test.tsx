import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { rowOf } from '../list/console-list.tsx'
import { openOperation } from '../testing/open-operation.tsx'
import { desks } from '../testing/operation-cases.ts'
import { sampleEntity } from '../testing/samples.ts'
import { BulkRun } from './BulkRun.tsx'

const desk = desks.find(({ service }) => service === 'offers')!
const offers = desk.pages[0]!
const rows = ['offer-1', 'offer-2', 'offer-3'].map((id) =>
  rowOf(offers, { ...sampleEntity(offers.schema!, offers.name), id, name: id, status: 'PENDING_APPROVAL' }),
)
const dialogButton = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })

test('a run that is stopped waits for the request that is out, and counts it', async () => {
  onTestFinished(cleanUp)
  const answered = Promise.withResolvers<void>()
  let requests = 0
  await openOperation({
    desk,
    place: { service: 'offers', page: 'Offer', in: { brand: 'example' } },
    fetch: async () => {
      requests += 1
      await answered.promise
      return Response.json({ ...rows[0]!.entity, status: 'ENROLLABLE', version: 'v2' })
    },
    children: (
      <BulkRun page={offers} name="makeOfferEnrollable" rows={rows} scope={{ brand: 'example' }} onClose={() => {}} />
    ),
  })
  await dialogButton(/\(3\)$/).click()
  await expect.poll(() => requests).toBe(1)
  await dialogButton('Stop').click()
  await expect.element(dialogButton('Stopping after this one')).toBeVisible()
  await expect.element(page.getByText('Sending', { exact: true })).toBeVisible()
  expect(page.getByText(/of 3 done$/).elements()).toHaveLength(0)
  answered.resolve()
  await expect.element(page.getByText('1 of 3 done').first()).toBeVisible()
  expect(requests).toBe(1)
})

test('what the status of an entity does not allow is not sent, and what happens to the others is said first', async () => {
  onTestFinished(cleanUp)
  const sent: string[] = []
  const [waiting, , other] = rows
  const live = { ...other!, entity: { ...other!.entity, status: 'ENROLLABLE' } }
  await openOperation({
    desk,
    place: { service: 'offers', page: 'Offer', in: { brand: 'example' } },
    fetch: async (input, init) => {
      sent.push(new Request(input, init).url)
      return Response.json({ ...waiting!.entity, status: 'ENROLLABLE', version: 'v2' })
    },
    children: (
      <BulkRun
        page={offers}
        name="makeOfferEnrollable"
        rows={[waiting!, live]}
        scope={{ brand: 'example' }}
        onClose={() => {}}
      />
    ),
  })
  await expect.element(page.getByText('The status becomes “Open for enrollment”.')).toBeVisible()
  await expect.element(page.getByText('Not possible in this status')).toBeVisible()
  await dialogButton(/\(1\)$/).click()
  await expect.element(page.getByText('1 of 1 done').first()).toBeVisible()
  await expect.element(page.getByText('Not possible in this status')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('what another window is doing to an entity is told as that, not as refused', async () => {
  onTestFinished(cleanUp)
  const { operation } = offers.actions.find(({ name }) => name === 'makeOfferEnrollable')!
  const { service, method, path } = operation
  const end = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const held = navigator.locks.request(`memberkit ${service} ${method} ${path} offer-1`, () => {
    isHeld.resolve()
    return end.promise
  })
  await isHeld.promise
  await openOperation({
    desk,
    place: { service: 'offers', page: 'Offer', in: { brand: 'example' } },
    fetch: async () => Response.json({ ...rows[0]!.entity, status: 'ENROLLABLE', version: 'v2' }),
    children: (
      <BulkRun
        page={offers}
        name="makeOfferEnrollable"
        rows={rows.slice(0, 2)}
        scope={{ brand: 'example' }}
        onClose={() => {}}
      />
    ),
  })
  await dialogButton(/\(2\)$/).click()
  await expect.element(page.getByText('Under way elsewhere')).toBeVisible()
  await expect.element(page.getByText('1 of 2 done').first()).toBeVisible()
  end.resolve()
  await held
})
