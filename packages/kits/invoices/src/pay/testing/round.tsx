import { listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
import type { StandInPlatform } from '@memberkit/fixtures'
import { useResource } from '@memberkit/foundation'
import axe from 'axe-core'
import { useState } from 'react'
import { page } from 'vitest/browser'
import { isUnpaid } from '../../shared/invoice-status.rules.ts'
import type { Invoice } from '../../shared/received.ts'
import { type KitOptions, renderKit } from '../../testing/render-kit.tsx'
import { PayAllDialog } from '../PayAllDialog.tsx'

/** Everything unpaid in the list, as it was when the list came. */
function Round({ identityId, retypeAbove }: { identityId: string; retypeAbove?: string }) {
  const list = useResource(listInvoices, { identityId })
  const [isOpen, setOpen] = useState(true)
  const [invoices, setInvoices] = useState<readonly Invoice[]>()
  if (list.state === 'ready' && !invoices) setInvoices(list.data.filter(isUnpaid))
  if (!invoices || !isOpen) return <p>closed</p>
  return <PayAllDialog {...{ identityId, invoices, retypeAbove }} onClose={() => setOpen(false)} />
}

/** Shows the dialog over the four unpaid invoices of a member, unless it is told otherwise. */
export async function openRound(options: Partial<KitOptions> & { identityId?: string; retypeAbove?: string } = {}) {
  const { identityId = 'member-ada', retypeAbove, ...kit } = options
  return renderKit(<Round {...{ identityId, retypeAbove }} />, { scenario: 'invoices/pay-all', ...kit })
}

export const dialog = page.getByRole('dialog')
export const button = (name: string) => dialog.getByRole('button', { name, exact: true })
/** In its place; the same words may be read out as well. */
export const said = (words: string) => dialog.getByText(words, { exact: false }).first()
export const states = () => [...document.querySelectorAll('[data-state]')].map((row) => row.getAttribute('data-state'))
export const total = 'Pay $138.40'

export async function barriers() {
  const { violations } = await axe.run(dialog.element())
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** The invoices that a payment was sent for, in order. */
export const paidFor = (platform: StandInPlatform) =>
  platform.calls.of(payInvoice).map(({ url }) => /inv-\d+/.exec(url)?.[0])
