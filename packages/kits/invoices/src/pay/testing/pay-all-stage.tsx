import { listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
import type { MockPlatform } from '@memberkit/fixtures'
import { useResource } from '@memberkit/foundation'
import type { KitOptions } from '@memberkit/testing/kit-stage'
import { useState } from 'react'
import { isUnpaid } from '../../shared/invoice-status.rules.ts'
import type { Invoice } from '../../shared/received.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { PayAllDialog } from '../PayAllDialog.tsx'

/** Everything unpaid in the list, as it was when the list came. */
function PayAllStage({ identityId, retypeAbove }: { identityId: string; retypeAbove?: string }) {
  const list = useResource(listInvoices, { identityId })
  const [isOpen, setOpen] = useState(true)
  const [invoices, setInvoices] = useState<readonly Invoice[]>()
  if (list.state === 'ready' && !invoices) setInvoices(list.data.filter(isUnpaid))
  if (!invoices || !isOpen) return <p>closed</p>
  return <PayAllDialog {...{ identityId, invoices, retypeAbove }} onClose={() => setOpen(false)} />
}

/** Shows the dialog over the four unpaid invoices of a member, unless it is told otherwise. */
export async function openPayAll(options: Partial<KitOptions> & { identityId?: string; retypeAbove?: string } = {}) {
  const { identityId = 'member-ada', retypeAbove, ...kit } = options
  return renderKit(<PayAllStage {...{ identityId, retypeAbove }} />, { scenario: 'invoices/pay-all', ...kit })
}

export const states = () => [...document.querySelectorAll('[data-state]')].map((row) => row.getAttribute('data-state'))
export const total = 'Pay $138.40'

/** The invoices that a payment was sent for, in order. */
export const paidFor = (platform: MockPlatform) =>
  platform.calls.of(payInvoice).map(({ url }) => /inv-\d+/.exec(url)?.[0])
