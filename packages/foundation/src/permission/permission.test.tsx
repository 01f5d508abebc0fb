import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ActingAsBanner } from '../acting-as/index.ts'
import { stage } from '@memberkit/testing/stage'
import { Denied, RealmMismatch, UnavailableHere, usePermission } from './index.ts'

test('a session of another realm gets a link to its own login, with the return path', async () => {
  const { show } = stage({ session: { subType: 'Internal' }, realm: 'User' })
  await show(<RealmMismatch />)
  const link = page.getByRole('link', { name: 'Sign in with the right account' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/realm=Internal$/))
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(location.pathname)))
})

test('the host’s appName scopes permissions and the return of sign-in', async () => {
  const { show } = stage({
    session: { subType: 'Internal', authorization: { desk: ['invoice.refund'] } },
    realm: 'User',
    appName: 'desk',
  })
  await show(
    <>
      <RealmMismatch />
      <Allowed permission="invoice.refund" />
      <Allowed permission="invoice.void" />
      <Allowed permission="invoice.refund" appName="elsewhere" />
    </>,
  )
  await expect
    .element(page.getByRole('link', { name: 'Sign in with the right account' }))
    .toHaveAttribute('href', expect.stringContaining('app=desk'))
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['invoice.refund: true', 'invoice.void: false', 'invoice.refund: false'])
})

test('the login link is missing from server HTML, and appears on hydration without an error', async () => {
  const { around } = stage({ session: { subType: 'Internal' }, realm: 'User' })
  const ui = around(<RealmMismatch />)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(ui)
  expect(root.querySelector('a')).toBeNull()

  const onRecoverableError = vi.fn()
  const hydrated = hydrateRoot(root, ui, { onRecoverableError })
  await expect.poll(() => root.querySelector('a')?.href).toContain('realm=Internal')
  expect(onRecoverableError).not.toHaveBeenCalled()
  hydrated.unmount()
  root.remove()
})

test('with an appName, the server renders the same permissions as the browser', () => {
  const { around } = stage({
    session: { subType: 'Internal', authorization: { desk: ['invoice.refund'] } },
    appName: 'desk',
  })
  expect(renderToString(around(<Allowed permission="invoice.refund" />))).toContain(
    '<li>invoice.refund<!-- -->: <!-- -->true',
  )
})

function Allowed({ permission, appName }: { permission: string; appName?: string }) {
  return (
    <li>
      {permission}: {String(usePermission(permission, appName))}
    </li>
  )
}

test('a session of the matching realm sees no mismatch', async () => {
  await stage().show(<RealmMismatch />)
  expect(page.getByRole('heading').query()).toBeNull()
})

test.each([
  ['User', 'Contact us or your administrator if you need access.'],
  ['Internal', 'Ask your administrator if you need access.'],
] as const)('%s without access is told whom to ask', async (realm, words) => {
  const { show } = stage({ session: { subType: realm }, realm })
  await show(<Denied />)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

test('Denied and UnavailableHere have messages of their own', async () => {
  await stage().show(
    <>
      <Denied backLink={<a href="/home">Home</a>} />
      <UnavailableHere />
    </>,
  )
  await expect.element(page.getByRole('heading', { name: 'You don’t have access to this' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Not available here' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Home' })).toBeVisible()
})

test('the acting-as banner is always visible, and has no end button unless the host offers one', async () => {
  const { show } = stage({ session: { actingFor: { identityId: 'id-1', name: 'Ada Example' } } })
  await show(<ActingAsBanner />)
  await expect.element(page.getByText('Acting as Ada Example.')).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})

test('the acting-as banner takes one line where it fits', async () => {
  const { show } = stage({ session: { actingFor: { identityId: 'id-1', name: 'Ada Example' } } })
  await show(<ActingAsBanner />)
  const name = page.getByText('Acting as Ada Example.')
  await expect.element(name).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(name.element().parentElement!)
  expect(words.getBoundingClientRect().height).toBeLessThan(1.5 * name.element().getBoundingClientRect().height)
})
