import * as calls from '@memberkit/contract/commerce/payments'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { dialogRow } from '@memberkit/testing/dialog-row'
import { describeFaultMatrix, enter, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { dialog, inDialog } from '@memberkit/testing/on-page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { methodCalls } from './manage/method-calls.ts'
import { type MethodCase, methodCases } from './testing/cases.ts'
import { openWallet } from './testing/open-wallet.tsx'

const menu = page.getByRole('button', { name: 'More actions for Visa ending in 4242' })

async function leave() {
  await press(dialog.getByRole('button', { name: /^(Cancel|Go back)$/ }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Payment methods' })).toBeVisible()
}

/** An action on the default card. */
const action = ({ name, action: item, realm, fill, submit, done }: MethodCase): MatrixRow =>
  dialogRow({
    name,
    operation: methodCalls.calls[name].operation,
    open: (prepare) =>
      openWallet({
        scenario: realm ? 'payments/wallet-staff' : 'payments/wallet-mixed',
        plansUsing: () => undefined,
        prepare,
      }),
    menu,
    item,
    fill: async () => fill?.(),
    lookUp: calls.getPaymentMethod,
    submit,
    done,
    changed: 'This payment method has changed',
    back: page.getByRole('heading', { name: 'Payment methods' }),
  })

/** Adding a card: the vendor’s frame answers as usual, and the platform doesn’t. */
const add: MatrixRow = {
  name: 'add',
  operation: calls.createPaymentMethod,
  async open(prepare) {
    const stage = await openWallet({ scenario: 'payments/wallet-usual', address: '/?flow=add', prepare })
    await expect.element(dialog).toBeVisible()
    return stage
  },
  async fill() {
    await enter(dialog.getByLabelText('Street address'), '100 Placeholder Street')
    await enter(dialog.getByLabelText('City'), 'Austin')
    await enter(dialog.getByLabelText('State'), 'Texas')
    await enter(dialog.getByLabelText('ZIP code'), '78701')
    await expect.element(dialog.getByText('Loading the card fields')).not.toBeInTheDocument()
  },
  entered: () => filledIn(dialog.query()),
  submit: () => press(inDialog('Add payment method')),
  done: 'American Express ending in 0005 was added.',
  lookUp: calls.listPaymentMethods,
  leave,
}

describeFaultMatrix([
  add,
  ...methodCases.map(action),
  {
    name: 'getIdentity',
    operation: getIdentity,
    async open(prepare) {
      const stage = await openWallet({ scenario: 'payments/wallet-staff', prepare })
      await press(menu)
      await press(page.getByRole('menuitem', { name: 'Change owner', exact: true }))
      await enter(dialog.getByLabelText('Identity ID'), 'member-grace')
      await press(inDialog('Find person'))
      return stage
    },
    done: 'This is Grace Sample, ID member-grace',
    messages: { gone: ['No one has the identity ID member-grace.'] },
  },
  {
    name: 'listPaymentMethods',
    operation: calls.listPaymentMethods,
    open: (prepare) => openWallet({ scenario: 'payments/wallet-mixed', prepare }),
    // One that can be read, whatever the others are.
    done: 'Mastercard ending in 4444',
  },
])
