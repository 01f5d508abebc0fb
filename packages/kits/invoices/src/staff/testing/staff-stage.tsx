import { getInvoice } from '@memberkit/contract/commerce/invoices'
import { useMemberkit, useResource } from '@memberkit/foundation'
import { allowedActions } from '@memberkit/foundation/entity-actions'
import { dialog } from '@memberkit/testing/on-page'
import type { KitOptions } from '@memberkit/testing/kit-stage'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type InvoiceActionName, invoiceActions } from '../../shared/invoice-actions.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { StaffMenu } from '../StaffMenu.tsx'

interface StaffStageProps {
  identityId: string
  invoiceId: string
  retypeAbove?: string
  /** Actions possible whatever the rules say, for what only the service can refuse. */
  allowing?: readonly InvoiceActionName[]
}

/** As an invoice's page has it: what is read decides what may be done, and a refused permission is gone at once. */
function StaffStage({ identityId, invoiceId, retypeAbove, allowing = [] }: StaffStageProps) {
  const { realm, can } = useMemberkit()
  const invoice = useResource(getInvoice, { identityId, invoiceId })
  if (invoice.state !== 'ready') return <p>{invoice.state}</p>
  const actions = allowedActions(invoiceActions, invoice.data, { realm, can }).map((action) =>
    allowing.includes(action.name) ? { name: action.name } : action,
  )
  return <StaffMenu {...{ identityId, retypeAbove, actions }} invoice={invoice.data} />
}

type StaffStageOptions = Partial<KitOptions> & Partial<Omit<StaffStageProps, 'invoiceId'>>

/** Staff before one invoice of the family that they act for, once it has been read. */
export async function openStaffMenu(invoiceId: string, options: StaffStageOptions = {}) {
  const { identityId = 'member-grace', retypeAbove, allowing, ...kit } = options
  const menu = <StaffStage {...{ identityId, invoiceId, retypeAbove, allowing }} />
  const stage = await renderKit(menu, { scenario: 'invoices/staff', ...kit })
  await expect.element(page.getByText('loading', { exact: true })).not.toBeInTheDocument()
  return stage
}

/** Opens the menu and the dialog of an action. */
export async function choose(action: string, menu = 'Actions') {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  await expect.element(dialog).toBeVisible()
}
