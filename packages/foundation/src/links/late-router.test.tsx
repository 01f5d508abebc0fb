import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type LateRouter, lateRouter } from '@memberkit/testing/late-router'
import { stage } from '@memberkit/testing/stage'
import { defineLink, listOf, oneOf, text, useLinkState } from './index.ts'

const link = defineLink({ invoice: text(), status: listOf(oneOf('PAID', 'FAILED')), from: text() })

function Filters() {
  const [{ invoice = 'list', status = [], from = '' }, set] = useLinkState(link)
  return (
    <>
      <p>{[invoice, ...status, from].join(' ')}</p>
      <button onClick={() => set({ status: ['PAID', 'FAILED'] }, { replace: true })}>filter</button>
      <button onClick={() => set({ invoice: 'in_7' })}>open</button>
      <label>
        From <input value={from} onChange={({ target }) => set({ from: target.value }, { replace: true })} />
      </label>
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()
const shown = () => page.getByRole('paragraph').element().textContent?.trim()
let router: LateRouter

beforeEach(async () => {
  router = lateRouter('/billing?theme=dark')
  await stage({ router }).show(<Filters />)
})

test('a change shows at once, before the router has navigated', async () => {
  await press('open')
  expect(shown()).toBe('in_7')
  expect(router.current()).toBe('/billing?theme=dark')
  router.land()
  expect(shown()).toBe('in_7')
})

test('a second change keeps the first one, which is still pending', async () => {
  await press('filter')
  await press('open')
  expect(router.waiting.at(-1)).toBe('/billing?theme=dark&status=PAID,FAILED&invoice=in_7')
  expect(shown()).toBe('in_7 PAID FAILED')
})

test('typed text stays while the router catches up letter by letter', async () => {
  await page.getByLabelText('From').fill('2')
  await page.getByLabelText('From').fill('20')
  await page.getByLabelText('From').fill('202')
  while (router.waiting.length) {
    router.land()
    await expect.element(page.getByLabelText('From')).toHaveValue('202')
  }
  expect(router.current()).toBe('/billing?theme=dark&from=202')
})

test('a navigation that supersedes another one is followed, and so is Back after it', async () => {
  await press('filter')
  await press('open')
  router.landLast()
  expect(shown()).toBe('in_7 PAID FAILED')
  router.move('/billing?theme=dark&status=PAID%2CFAILED')
  await expect.poll(shown).toBe('list PAID FAILED')
})

test('Back discards a pending change of a router that skips both, and so never moves', async () => {
  await press('open')
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.poll(shown).toBe('list')
  await press('filter')
  expect(shown()).toBe('list PAID FAILED')
})

test('Back discards a pending change', async () => {
  await press('filter')
  await press('open')
  router.move('/billing?invoice=in_3')
  await expect.poll(shown).toBe('in_3')
})

test('a redirect wins over a pending change', async () => {
  await press('open')
  router.move('/billing?invoice=in_8')
  await expect.poll(shown).toBe('in_8')
  await press('filter')
  expect(router.waiting).toEqual(['/billing?invoice=in_8&status=PAID,FAILED'])
})

test('an address that the router encodes differently matches the requested one', async () => {
  await press('filter')
  router.move('/billing?theme=dark&status=PAID%2CFAILED')
  await expect.poll(shown).toBe('list PAID FAILED')
  router.move('/billing?theme=dark')
  await expect.poll(shown).toBe('list')
})
