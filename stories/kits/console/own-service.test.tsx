import { enUS } from '@memberkit/console/messages/en-US'
import type { MockPlatform } from '@memberkit/fixtures'
import { memoryRouter } from '@memberkit/foundation/links'
import { kitStage } from '@memberkit/testing/kit-stage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Desk } from './examples/own-service/Desk.tsx'
import type { Voucher } from './examples/own-service/vouchers.ts'
import { words } from './examples/own-service/words.ts'

const messages = [...enUS, ...words]
const render = kitStage('console', { 'en-US': messages, 'en-CA': messages, 'fr-CA': messages, 'es-US': messages })

/** A service that only this team has, beside those of the mock platform. */
function withVouchers(platform: MockPlatform) {
  let vouchers: readonly Voucher[] = [{ id: 'voucher-1', code: 'SPRING', status: 'OPEN' }]
  const requests: string[] = []
  const { respond } = platform
  const answer = async (request: Request) => {
    const [, id, action] = /\/v1\/vouchers(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(new URL(request.url).pathname) ?? []
    requests.push(`${request.method} ${id ?? ''}${action ? `/${action}` : ''}`.trim())
    if (request.method === 'POST' && id === undefined) {
      const { code } = (await request.json()) as Pick<Voucher, 'code'>
      vouchers = [...vouchers, { id: 'voucher-2', code, status: 'OPEN' }]
      return Response.json(vouchers.at(-1))
    }
    if (action === 'redeem') vouchers = vouchers.map((one) => (one.id === id ? { ...one, status: 'REDEEMED' } : one))
    return Response.json(id === undefined ? vouchers : vouchers.find((one) => one.id === id))
  }
  const isOurs = ({ url }: Request) => new URL(url).pathname.startsWith('/v1/vouchers')
  Object.assign(platform, { respond: (request: Request) => (isOurs(request) ? answer(request) : respond(request)) })
  return requests
}

async function openDesk(address = '/') {
  const router = memoryRouter(address)
  let requests: readonly string[] = []
  const prepare = (platform: MockPlatform) => void (requests = withVouchers(platform))
  const session = { authorization: { portal: ['vouchers.read', 'vouchers.create', 'vouchers.redeem'] } }
  await render(<Desk />, { scenario: 'console/staff', router, prepare, session })
  return { router, requests: () => requests }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

test('a service of a team is on the home page, and is searched, listed and acted upon by its own words', async () => {
  const { router, requests } = await openDesk()
  await expect.element(page.getByRole('heading', { name: 'Your services' })).toBeVisible()
  await page.getByRole('searchbox', { name: /^Search/ }).fill('spring')
  await button('Search').click()
  await page.getByRole('link', { name: 'SPRING', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'SPRING' })).toBeVisible()
  await expect.element(page.getByText('Not redeemed yet').first()).toBeVisible()
  await button('Actions').click()
  await page.getByRole('menuitem', { name: 'Redeem voucher' }).click()
  await expect.element(dialog.getByText('The status becomes “Redeemed”.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Redeem voucher', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Redeemed', { exact: true }).first()).toBeVisible()
  expect(requests().filter((one) => one.startsWith('POST'))).toEqual(['POST voucher-1/redeem'])
  await button('All vouchers').click()
  await expect.element(page.getByRole('columnheader', { name: 'Voucher code' })).toBeVisible()
  expect(router.current()).toBe('/?service=vouchers&page=Voucher')
})

test('an entity of a team’s service is created by a form made from its body', async () => {
  const { router, requests } = await openDesk('/?service=vouchers&page=Voucher&flow=create&call=createVoucher')
  await page.getByLabelText('Voucher code').fill('AUTUMN')
  await button('Create voucher').click()
  await expect.poll(() => router.current()).toContain('id=voucher-2')
  await expect.element(page.getByRole('heading', { name: 'AUTUMN' })).toBeVisible()
  expect(requests().filter((one) => one.startsWith('POST'))).toEqual(['POST'])
})
