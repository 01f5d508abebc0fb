'use client'
import type { Data, Input, Operation } from '@memberkit/contract'
import { getInvoice, invoiceJournal, type Invoice as SentInvoice } from '@memberkit/contract/commerce/invoices'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { type Action, type ActionOptions, useAction, type Verdict } from '@memberkit/foundation/action'
import { useEmit } from '@memberkit/foundation/events'
import { useResource } from '@memberkit/foundation/resource'
import { send } from '@memberkit/platform'
import { keyOf } from '@memberkit/platform/query'
import { useState } from 'react'
import type { InvoicesEventTable } from '../events.ts'
import { changesBetween } from '../shared/invoice-changes.rules.ts'
import { permissionOf } from '../shared/invoice-actions.rules.ts'
import type { Invoice } from '../shared/received.ts'
import type { StaffActionName } from './staff.rules.ts'
import { useFarewell } from './useFarewell.ts'

/** What every dialog of a staff action is given. */
export interface StaffActionProps {
  /** Whose invoice it is. */
  identityId: string
  /** As the list or the page shows it; read anew when the dialog opens. */
  invoice: Invoice
  /** Above this decimal amount it is typed again. */
  retypeAbove?: string
  onClose: () => void
}

export type InvoiceCall = Operation<string, SentInvoice>

interface Setup<O extends InvoiceCall> extends Pick<ActionOptions<O>, 'effects'> {
  name: StaffActionName
  doneText: (invoice: Invoice, input: Input<O>) => string
  /** Moves money, a status or the ownership: one window at a time. */
  isMoney?: boolean
  /** Whether the action shows in the invoice as read anew: what a lost answer is settled by. */
  shows: (after: Invoice, before: Invoice, input: Input<O>) => boolean
  /** Where a lost answer is looked up, when not under the same owner. */
  rereadAt?: (input: Input<O>) => { identityId: string; invoiceId: string }
}

export interface StaffAction<O extends InvoiceCall = InvoiceCall> {
  name: StaffActionName
  /** The newest reading; its version is what the next attempt is based on. */
  invoice: Invoice
  /** As the person saw it, where it has changed since or an attempt came too late (412). */
  changedFrom?: Invoice
  action: Action<O>
  run: (input: Input<O>) => void
}

/** One staff action on one invoice: sent once, on the version that is on screen. When done it closes and says so. */
export function useStaffAction<O extends InvoiceCall>(
  operation: O,
  { identityId, invoice: known, onClose }: StaffActionProps,
  { name, doneText, isMoney, shows, rereadAt, effects }: Setup<O>,
): StaffAction<O> {
  const { client } = useMemberkit()
  const emit = useEmit<InvoicesEventTable>()
  const sayOnceClosed = useFarewell()
  const address = { identityId, invoiceId: known.id }
  const current = useResource(getInvoice, address)
  const invoice: Invoice = current.state === 'ready' ? current.data : known
  /** What the dialog opened with. */
  const [seen, setSeen] = useState<Invoice>()
  if (!seen && current.state === 'ready') setSeen(current.data)
  /** The version whose changes the person was shown before they pressed again. */
  const [acknowledged, setAcknowledged] = useState<string>()
  const isMounted = useIsMounted()

  const common = {
    entity: known.id,
    version: invoice.version,
    permission: permissionOf(name),
    reread: (input: Input<O>) => whetherDone(input, invoice),
    effects: (input: Input<O>) => [keyOf(invoiceJournal), ...(effects?.(input) ?? [])],
    onDone: (data: Data<O>, input: Input<O>) => {
      const changed: Invoice = data
      emit('invoices.invoice.changed', { invoiceId: known.id, action: name, status: changed.status })
      sayOnceClosed(doneText(changed, input))
      // A late effect may be found when another dialog is open.
      if (isMounted()) onClose()
    },
  }
  const action = useAction<O>(operation, isMoney ? { ...common, isMoney } : common)

  const isConflict = action.state.phase === 'conflict'
  const isChanged = seen !== undefined && changesBetween(seen, invoice).length > 0
  return {
    name,
    invoice,
    changedFrom: isConflict || isChanged ? seen : undefined,
    action,
    run: (input) => {
      // What is different was shown by the attempt that came too late; else nobody has agreed to it yet.
      if (isChanged && !isConflict && acknowledged !== invoice.version) setAcknowledged(invoice.version)
      else void action.run(input)
    },
  }

  /** Settles a lost answer: if the action does not show in the invoice, it did not arrive. */
  async function whetherDone(input: Input<O>, before: Invoice): Promise<Verdict<Data<O>>> {
    const places = rereadAt ? [rereadAt(input), address] : [address]
    for (const place of places) {
      const answer = await send(client, getInvoice, place)
      if (!answer.ok) continue
      return shows(answer.data, before, input)
        ? { outcome: 'applied', data: answer.data as Data<O> }
        : { outcome: 'absent', version: answer.data.version }
    }
    return { outcome: 'unclear' }
  }
}
