import { startTransition, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useNextAdapter } from '../next/index.ts'
import { MemberkitProvider } from '../provider/MemberkitProvider.tsx'
import { useReactRouterAdapter } from '../react-router/index.ts'
import { stage } from '@memberkit/testing/stage'
import { defineLink, type RouterAdapter, text, useLinkState } from './index.ts'

const link = defineLink({ invoice: text(), from: text() })

function Place() {
  const [{ invoice = 'list', from = '' }, set] = useLinkState(link)
  return (
    <>
      <p>{[invoice, from].join(' ').trim()}</p>
      <button onClick={() => set({ invoice: 'in_7' })}>open</button>
      <button onClick={() => set({ from: 'May' }, { replace: true })}>filter</button>
    </>
  )
}

/** A site whose router is seen through a hook only, and moves when `land` is called. */
function site(useAdapter: (address: string, go: (address: string) => void) => RouterAdapter, first: string) {
  let land = () => {}
  const asked: string[] = []
  const { client, queryClient } = stage()
  function Site() {
    const [address, setAddress] = useState(first)
    const router = useAdapter(address, (next) => {
      asked.push(next)
      land = () => startTransition(() => setAddress(next))
    })
    return (
      <MemberkitProvider {...{ client, queryClient, router }} locale="en-US" timeZone="UTC" messages={[]}>
        <Place />
      </MemberkitProvider>
    )
  }
  return { Site, asked, land: () => land() }
}

const shown = () => page.getByRole('paragraph').element().textContent
const press = (name: string) => page.getByRole('button', { name }).click()

function useReactRouterLike(address: string, go: (address: string) => void) {
  const { pathname, search, hash } = new URL(address, 'https://members.example.com')
  return useReactRouterAdapter({ location: { pathname, search, hash }, navigate: go })
}

function useNextLike(address: string, go: (address: string) => void) {
  const { pathname, searchParams } = new URL(address, 'https://members.example.com')
  return useNextAdapter({ pathname, searchParams, router: { push: go, replace: go } })
}

test('React Router: a change shows before the router has navigated, and stays afterwards', async () => {
  const { Site, asked, land } = site(useReactRouterLike, '/billing')
  await stage().render(<Site />)
  await press('open')
  await press('filter')
  expect(shown()).toBe('in_7 May')
  expect(asked).toEqual(['/billing?invoice=in_7', '/billing?invoice=in_7&from=May'])
  land()
  await expect.poll(shown).toBe('in_7 May')
})

test('React Router: a change of parameters keeps the scroll position, a change of page resets it', async () => {
  const navigate = vi.fn()
  const location = { pathname: '/billing', search: '', hash: '' }
  function Leave() {
    const router = useReactRouterAdapter({ location, navigate })
    return (
      <>
        <button onClick={() => router.go('/billing?invoice=in_7', { replace: true })}>step</button>
        <button onClick={() => router.go('/accounts')}>leave</button>
      </>
    )
  }
  await stage().render(<Leave />)
  await press('step')
  await press('leave')
  expect(navigate.mock.calls).toEqual([
    ['/billing?invoice=in_7', { replace: true, preventScrollReset: true }],
    ['/accounts', { replace: undefined, preventScrollReset: false }],
  ])
})

test('Next: a change of parameters goes through history, under the browser’s own path', async () => {
  const { Site, asked } = site(useNextLike, '/billing?theme=dark')
  const here = location.pathname + location.search
  await stage().render(<Site />)
  await press('open')
  expect(shown()).toBe('in_7')
  expect(location.pathname + location.search).toBe(`${location.pathname}?theme=dark&invoice=in_7`)
  expect(asked).toEqual([])
  await press('filter')
  expect(location.search).toBe('?theme=dark&invoice=in_7&from=May')
  history.back()
  await expect.poll(() => location.pathname + location.search).toBe(here)
})

test('Next: a change of page goes through its router', async () => {
  const push = vi.fn()
  function Leave() {
    const router = useNextAdapter({ pathname: '/billing', searchParams: null, router: { push, replace: push } })
    return <button onClick={() => router.go('/accounts?a=1')}>leave</button>
  }
  await stage().render(<Leave />)
  await press('leave')
  expect(push.mock.calls).toEqual([['/accounts?a=1']])
})

test.each([
  ['Next', useNextLike],
  ['React Router', useReactRouterLike],
])('%s: the server renders the requested address', (_which, useAdapter) => {
  const { Site } = site(useAdapter, '/billing?invoice=in_7&from=May')
  expect(renderToString(<Site />)).toContain('<p>in_7 May</p>')
})
