import '@fontsource-variable/inter/wght.css'
import { getInvoice } from '@memberkit/contract/commerce/invoices'
import { useMemberkit, useResource } from '@memberkit/foundation'
import { themeAttributes } from '@memberkit/tokens'
import { test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allowedActions } from '../shared/invoice-actions.rules.ts'
import { renderKit } from '../testing/render-kit.tsx'
import { StaffMenu } from './StaffMenu.tsx'

function Harness({ id, retypeAbove }: { id: string; retypeAbove?: string }) {
  const { realm, can } = useMemberkit()
  const r = useResource(getInvoice, { identityId: 'member-grace', invoiceId: id })
  if (r.state !== 'ready') return null
  return (
    <div style={{ padding: 24, display: 'flex', justifyContent: 'end' }}>
      <StaffMenu
        identityId="member-grace"
        invoice={r.data}
        actions={allowedActions(r.data, { realm, can })}
        retypeAbove={retypeAbove}
      />
    </div>
  )
}
const shot = (n: string) => page.screenshot({ path: `/tmp/shots/${n}.png` })
for (const [id, items] of [
  ['inv-1009', ['Refund', 'Void, forgive or refund']],
  [
    'inv-1012',
    ['Add item', 'Remove item', 'Register tax', 'Change payment method', 'Change owner', 'Forgive', 'Make delinquent'],
  ],
  ['inv-1014', ['Void']],
] as const) {
  test(id, async () => {
    document.documentElement.style.cssText = 'background: var(--mk-color-canvas)'
    for (const [k, v] of Object.entries(
      themeAttributes({ brand: 'legal', scheme: 'light', density: 'comfortable' } as never),
    ))
      document.documentElement.setAttribute(k, String(v))
    const { screen } = await renderKit(<Harness id={id} retypeAbove="20.00" />, { scenario: 'invoices/staff' })
    await screen.getByRole('button', { name: 'Actions' }).click()
    await shot(`${id}-menu`)
    await userEvent.keyboard('{Escape}')
    for (const name of items) {
      await screen.getByRole('button', { name: 'Actions' }).click()
      await screen.getByRole('menuitem', { name, exact: true }).click()
      await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).query()
      await new Promise((r) => setTimeout(r, 500))
      await shot(`${id}-${name.replace(/\W+/g, '-')}`)
      await userEvent.keyboard('{Enter}')
      const submit = screen.getByRole('dialog').element().querySelector<HTMLElement>('[type=submit]')
      if (document.querySelector('dialog[open]')) {
        submit?.click()
        await new Promise((r) => setTimeout(r, 300))
        await shot(`${id}-${name.replace(/\W+/g, '-')}-errors`)
      }
      await userEvent.keyboard('{Escape}')
    }
  })
}
