import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ActingAsBanner } from '../acting-as/index.ts'
import { stage } from '@memberkit/testing/stage'
import { Denied, RealmMismatch, UnavailableHere, usePermission } from './index.ts'

test('a session of another realm is led to its own login, by a link, with the way back', async () => {
  const { show } = stage({ session: { subType: 'Internal' }, realm: 'User' })
  await show(<RealmMismatch />)
  const link = page.getByRole('link', { name: 'Sign in with the right account' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/realm=Internal$/))
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(location.pathname)))
})

test('a host can name its application: permissions are read for it and sign-in leads back to it', async () => {
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

test('a server does not know the way back: it comes once React has taken its page over', async () => {
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

test('a server that is told the application renders what the browser does', () => {
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

test('a session of this realm sees nothing of that', async () => {
  await stage().show(<RealmMismatch />)
  expect(page.getByRole('heading').query()).toBeNull()
})

test('denied and not available are two things', async () => {
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

test('acting for someone is said all the while, and can be ended only where the host offers it', async () => {
  const { show } = stage({ session: { actingFor: { identityId: 'id-1', name: 'Ada Example' } } })
  await show(<ActingAsBanner />)
  await expect.element(page.getByText('Acting as Ada Example')).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})
