import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, type Confirmation, useAction } from '@memberkit/foundation/action'
import { ConfirmDialog } from '@memberkit/foundation/confirm'
import { useResource } from '@memberkit/foundation/resource'
import { send } from '@memberkit/platform'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { platformOf } from '../../.storybook/scenario.tsx'

/** The smallest form over an action. What a kit would do, without its looks. */
export function PayForm({ confirm }: { confirm?: (amount: string) => Confirmation }) {
  const { subject, store } = platformOf()
  const { identityId, invoiceId = '' } = subject
  const address = { identityId, invoiceId }
  const { client } = useMemberkit()
  const [amount, setAmount] = useState('10.00')
  const invoice = useResource(getInvoice, address)
  const known = invoice.state === 'ready' ? invoice.data : undefined
  const action = useAction(payInvoice, {
    entity: invoiceId,
    needsCertainty: true,
    version: known?.version,
    successMessage: `Paid ${amount}`,
    confirm: confirm && (({ body }) => confirm(body.amount)),
    verifyOutcome: async () => {
      const answer = await send(client, getInvoice, address)
      if (!answer.ok) return { outcome: 'unclear' }
      return answer.data.paid === known?.paid ? { outcome: 'absent' } : { outcome: 'applied', data: answer.data }
    },
  })
  const paymentMethodId = store.payments.paymentMethods.all()[0]?.id ?? ''
  return (
    <Stack gap="md">
      <TextField label="Amount" value={amount} onChange={setAmount} error={action.errorOf('amount')} />
      <Button
        tone="primary"
        isPending={action.isBusy}
        pendingLabel="Paying"
        disabled={!known}
        onPress={() => void action.run({ ...address, body: { paymentMethodId, amount } })}
      >
        Pay
      </Button>
      <ActionMessage action={action} />
      <ConfirmDialog action={action} />
    </Stack>
  )
}
