import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ConfirmDialog } from '../confirm/index.ts'
import { memoryRouter, type RouterAdapter } from '../links/index.ts'
import { blockNavigation, useNextAdapter } from '../next/index.ts'
import { MemberkitProvider, useMemberkit } from '../index.ts'
import { enUS } from '../messages/en-US/index.ts'
import { useReactRouterAdapter } from '../react-router/index.ts'
import { press } from '@memberkit/testing/press'
import { stage } from '@memberkit/testing/stage'
import { useLeaveGuard } from './index.ts'

const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
const stay = page.getByRole('button', { name: 'Keep editing' })
const leave = page.getByRole('button', { name: 'Leave without saving' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

function Guarded({ to = '/accounts' }: { to?: string }) {
  const [isDirty, setDirty] = useState(true)
  const guard = useLeaveGuard(isDirty)
  const { router } = useMemberkit()
  return (
    <>
      <button onClick={() => router?.go(to)}>kit link</button>
      <button onClick={() => router?.go('?tab=hours')}>step</button>
      <button onClick={() => setDirty(false)}>saved</button>
      <ConfirmDialog action={guard} />
    </>
  )
}

/** Whether the browser would ask. */
const isAskedByBrowser = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the browser asks before unload while changes are unsaved, and only then', async () => {
  const { show } = stage()
  const screen = await show(<Guarded />)
  expect(isAskedByBrowser()).toBe(true)
  await press(button('saved'))
  expect(isAskedByBrowser()).toBe(false)
  await screen.unmount()
  expect(isAskedByBrowser()).toBe(false)
})

test('navigation through the kit’s router is blocked until confirmed', async () => {
  const router = memoryRouter('/branches/7')
  await stage({ router }).show(<Guarded />)
  await press(button('step'))
  expect(router.current()).toBe('/branches/7?tab=hours')
  await press(button('kit link'))
  await expect.element(dialog).toBeVisible()
  expect(router.current()).toBe('/branches/7?tab=hours')
  await press(stay)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.current()).toBe('/branches/7?tab=hours')

  await press(button('kit link'))
  await press(leave)
  expect(router.current()).toBe('/accounts')
})

test('a confirmed navigation that loads a page does not ask twice', async () => {
  const askedAtLeaving: boolean[] = []
  const router: RouterAdapter = {
    ...memoryRouter('/branches/7'),
    go: () => void askedAtLeaving.push(isAskedByBrowser()),
  }
  await stage({ router }).show(<Guarded />)
  await press(button('kit link'))
  await press(leave)
  expect(askedAtLeaving).toEqual([false])
})

test('saved changes no longer block navigation', async () => {
  const router = memoryRouter('/branches/7')
  await stage({ router }).show(<Guarded />)
  await press(button('saved'))
  await press(button('kit link'))
  expect(router.current()).toBe('/accounts')
})

const at = (pathname: string) => ({ pathname, search: '', hash: '' })

/** A site with a data router as React Router's: `useBlocker` is asked at each navigation, and holds it. */
function reactRouterSite() {
  let shouldBlock: (way: { currentLocation: Place; nextLocation: Place }) => boolean = () => false
  type Place = ReturnType<typeof at>
  const visited: string[] = []
  const { client, queryClient } = stage()
  function Site() {
    const [pathname, setPathname] = useState('/branches/7')
    const [blocked, setBlocked] = useState<string>()
    const move = (to: string) => {
      setBlocked(undefined)
      visited.push(to)
      setPathname(to)
    }
    const navigate = (to: string) => {
      if (shouldBlock({ currentLocation: at(pathname), nextLocation: at(to) })) setBlocked(to)
      else move(to)
    }
    const useBlocker = (ask: typeof shouldBlock) => {
      shouldBlock = ask
      return blocked === undefined
        ? { state: 'unblocked' }
        : { state: 'blocked', proceed: () => move(blocked), reset: () => setBlocked(undefined) }
    }
    const router = useReactRouterAdapter({ location: at(pathname), navigate, useBlocker })
    return (
      <MemberkitProvider {...{ client, queryClient, router }} locale="en-US" timeZone="UTC" messages={enUS}>
        <button onClick={() => navigate('/home')}>site link</button>
        {pathname === '/branches/7' ? <Guarded /> : <p>{pathname}</p>}
      </MemberkitProvider>
    )
  }
  return { Site, visited }
}

test('React Router: a link of the site, or Back, waits for the answer', async () => {
  const { Site, visited } = reactRouterSite()
  await stage().render(<Site />)
  await press(button('site link'))
  await expect.element(dialog).toBeVisible()
  await press(stay)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(visited).toEqual([])
  await press(button('site link'))
  await press(leave)
  await expect.element(page.getByText('/home')).toBeVisible()
  expect(visited).toEqual(['/home'])
})

test('React Router: navigation from within the kit asks once', async () => {
  const { Site, visited } = reactRouterSite()
  await stage().render(<Site />)
  await press(button('kit link'))
  await press(leave)
  await expect.element(page.getByText('/accounts')).toBeVisible()
  expect(visited).toEqual(['/accounts'])
})

test('Next: blockNavigation holds a Link while changes are unsaved, and a confirmed one goes through Next’s router', async () => {
  const push = vi.fn()
  const prevented = vi.fn()
  const { client, queryClient } = stage()
  function Site() {
    const router = useNextAdapter({ pathname: '/branches/7', searchParams: null, router: { push, replace: push } })
    return (
      <MemberkitProvider {...{ client, queryClient, router }} locale="en-US" timeZone="UTC" messages={enUS}>
        <button onClick={() => blockNavigation(router, '/home', { preventDefault: prevented })}>site link</button>
        <Guarded />
      </MemberkitProvider>
    )
  }
  await stage().render(<Site />)
  await press(button('site link'))
  expect(prevented).toHaveBeenCalledOnce()
  await press(leave)
  expect(push.mock.calls).toEqual([['/home']])

  await press(button('saved'))
  await press(button('site link'))
  expect(prevented).toHaveBeenCalledOnce()
})
