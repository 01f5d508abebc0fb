import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stage } from '@memberkit/testing/stage'
import { defineLink, historyRouter, memoryRouter, oneOf, type RouterAdapter, text, useLinkState } from './index.ts'

const link = defineLink({ invoice: text(), flow: oneOf('pay') })

function Where() {
  const [{ invoice = 'none', flow = 'none' }, set] = useLinkState(link)
  return (
    <>
      <p>
        {invoice} {flow}
      </p>
      <button onClick={() => set({ invoice: 'in_7' })}>open</button>
      <button onClick={() => set({ flow: 'pay' }, { replace: true })}>pay</button>
      <button onClick={() => set({ invoice: undefined, flow: undefined })}>close</button>
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()
const routers: [string, () => RouterAdapter | undefined][] = [
  ['the browser’s history', historyRouter],
  ['a router in memory', () => memoryRouter('/billing?theme=dark')],
  ['no router at all', () => undefined],
]

test.each(routers)('with %s, parameters are set one by one, and foreign parameters stay', async (_which, make) => {
  const router = make()
  const before = router?.current()
  await stage({ router }).show(<Where />)
  await expect.element(page.getByText('none none')).toBeVisible()
  await press('open')
  await press('pay')
  await expect.element(page.getByText('in_7 pay')).toBeVisible()
  if (router) expect(router.current()).toContain('invoice=in_7&flow=pay')
  await press('close')
  await expect.element(page.getByText('none none')).toBeVisible()
  if (router) expect(router.current()).toBe(before)
})

test('Back returns to the pushed step and skips the replaced one', async () => {
  await stage({ router: historyRouter() }).show(<Where />)
  await press('open')
  await press('pay')
  history.back()
  await expect.element(page.getByText('none none')).toBeVisible()
})

test('a page that was built without a query is hydrated as built, and then follows its address', async () => {
  const { around } = stage({ router: historyRouter({ address: '/built' }) })
  const here = location.href
  history.replaceState(history.state, '', '?invoice=in_7')
  const complain = vi.spyOn(console, 'error')
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => {
    history.replaceState(history.state, '', here)
    container.remove()
  })
  container.innerHTML = renderToString(around(<Where />))
  expect(container.textContent).toContain('none none')
  const root = hydrateRoot(container, around(<Where />))
  await expect.element(page.getByText('in_7 none')).toBeVisible()
  expect(complain).not.toHaveBeenCalled()
  root.unmount()
})
