import { lookUp } from '../action/look-up.ts'
import { getInvoice, type Invoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import type { MockPlatform } from '@memberkit/fixtures'
import { keyOf } from '@memberkit/platform/query'
import { Button } from '@memberkit/primitives/button'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { ActionMessage, type ActionOptions, useAction, type VerifiedOutcome } from '../action/index.ts'
import { ConfirmDialog } from '../confirm/index.ts'
import { useMemberkit, useResource } from '../index.ts'

interface PayFormProps extends Partial<
  Pick<ActionOptions<typeof payInvoice>, 'confirm' | 'leavesVersion' | 'onDone' | 'permission'>
> {
  platform: MockPlatform
  /** The number of times the handler asks to send within one press. */
  times?: number
  verdict?: VerifiedOutcome<never>
  /** The platform gives no versions. */
  isUnversioned?: boolean
}

/** The smallest form that pays: what a kit does with an action, and nothing beside it. */
export function PayForm({ platform, times = 1, verdict, isUnversioned, ...options }: PayFormProps) {
  const { client } = useMemberkit()
  const { identityId, invoiceId = '' } = platform.subject
  const address = { identityId, invoiceId }
  const [amount, setAmount] = useState('10.00')
  const invoice = useResource(getInvoice, address)
  const known = invoice.state === 'ready' ? invoice.data : undefined
  const action = useAction(payInvoice, {
    entity: invoiceId,
    needsCertainty: true,
    version: isUnversioned ? undefined : known?.version,
    successMessage: 'Paid',
    answers: () => keyOf(getInvoice, address),
    verifyOutcome: async () => {
      if (verdict) return verdict
      const answer = await lookUp(client, getInvoice, address)
      if (!answer.ok) return { outcome: 'unclear' }
      const { paid, version } = answer.data
      return paid === known?.paid ? { outcome: 'absent', version } : { outcome: 'applied', data: answer.data }
    },
    ...options,
  })
  const paymentMethodId = [...platform.store.payments.paymentMethods.all()][0]?.id ?? ''
  const pay = () => {
    for (let time = 0; time < times; time += 1) void action.run({ ...address, body: { paymentMethodId, amount } })
  }
  return (
    <>
      <p>paid {(known as Invoice | undefined)?.paid}</p>
      <TextField label="Amount" value={amount} onChange={setAmount} error={action.errorOf('amount')} />
      <Button onPress={pay} isPending={action.isBusy} disabled={!known}>
        Pay
      </Button>
      <ActionMessage action={action} />
      <ConfirmDialog action={action} />
    </>
  )
}
