import * as calls from '@memberkit/contract/commerce/payments'
import { dialogRow } from '@memberkit/testing/dialog-row'
import { describeFaultMatrix, enter, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { button, dialog, inDialog } from '@memberkit/testing/on-page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../testing/render-kit.tsx'
import type { AddTarget } from './add/add-target.ts'
import { AddPaymentMethod } from './add/AddPaymentMethod.tsx'
import { HandOver, putUnowned } from './testing/HandOver.tsx'
import type { MethodActionName } from './method-actions.ts'
import { household, type MethodCase, methodCases } from './testing/cases.ts'
import { fieldsReady, menuOf, openWallet, testTokenizer } from './testing/open-wallet.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

async function leave() {
  await press(dialog.getByRole('button', { name: /^(Cancel|Go back)$/ }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Payment methods' })).toBeVisible()
}

const renamed: Partial<calls.PaymentMethod> = { name: 'Card for the office' }
const renewed: Partial<calls.PaymentMethod> = { card: { type: 'VISA', lastFour: '4242', expiresOn: '2032-11' } }
const moved: Partial<calls.PaymentMethod> = {
  billingAddress: {
    address1: '9 Elsewhere Road',
    locality: 'Dallas',
    administrativeArea: 'TX',
    postalCode: '75201',
    country: 'US',
  },
}

/** The fact that each action stands on most, as a colleague changes it. What it says once it is done names the method. */
const facts: Partial<Record<MethodActionName, Partial<calls.PaymentMethod>>> = {
  rename: renamed,
  editAddress: moved,
  replaceAccount: renamed,
}

const meanwhileOf = (name: MethodActionName, id: string): MatrixRow['meanwhile'] => ({
  act: (platform) => changeAsColleague(platform, platform.store.payments.paymentMethods, id, facts[name] ?? renewed),
  shown: '(was ',
})

const action = ({ name, title, action: item, method, realm, fill, submit, done, ...one }: MethodCase): MatrixRow =>
  dialogRow({
    name: title ?? name,
    open: (prepare) =>
      openWallet({
        scenario: realm ? 'payments/wallet-staff' : 'payments/wallet-mixed',
        plansUsing: () => undefined,
        prepare(platform) {
          one.prepare?.(platform)
          prepare?.(platform)
        },
      }),
    menu: menuOf((method ?? household).label),
    item,
    fill: async () => fill?.(),
    lookUp: calls.getPaymentMethod,
    submit,
    done,
    changed: 'This payment method has changed',
    meanwhile: meanwhileOf(name, (method ?? household).id),
    back: page.getByRole('heading', { name: 'Payment methods' }),
  })

async function fillAddress(form: Pick<typeof page, 'getByLabelText'>) {
  await enter(form.getByLabelText('Street address'), '100 Placeholder Street')
  await enter(form.getByLabelText('City'), 'Austin')
  await enter(form.getByLabelText('State'), 'Texas')
  await enter(form.getByLabelText('ZIP code'), '78701')
}

/** Adding a card: the vendor’s frame answers as usual, and the platform doesn’t. */
const add: MatrixRow = {
  name: 'add',
  async open(prepare) {
    const stage = await openWallet({ scenario: 'payments/wallet-usual', address: '/?flow=add', prepare })
    await expect.element(dialog).toBeVisible()
    return stage
  },
  async fill() {
    await fillAddress(dialog)
    await fieldsReady()
  },
  entered: () => filledIn(dialog.query()),
  submit: () => press(inDialog('Add payment method')),
  done: 'American Express ending in 0005 was added.',
  standsOnNothing: 'A new payment method.',
  lookUp: calls.listPaymentMethods,
  leave,
}

/** The form in place. */
const addInPlace = (row: Pick<MatrixRow, 'name' | 'lookUp'>, target: AddTarget): MatrixRow => ({
  ...add,
  ...row,
  async open(prepare) {
    const stage = await renderKit(<AddPaymentMethod target={target} tokenizer={testTokenizer()} />, {
      scenario: target.kind === 'group' ? 'payments/wallet-group' : 'payments/wallet-usual',
      prepare,
    })
    await expect.element(page.getByLabelText('Street address')).toBeVisible()
    return stage
  },
  async fill() {
    await fieldsReady()
    await fillAddress(page)
  },
  entered: () => filledIn(document.querySelector('form')),
  submit: () => press(button('Add payment method')),
  async leave() {
    await expect.element(page.getByLabelText('Street address')).toBeVisible()
  },
})

describeFaultMatrix(matrixCalls, [
  add,
  addInPlace(
    { name: 'add (group)', lookUp: calls.listGroupPaymentMethods },
    { kind: 'group', groupId: 'group-1', identityId: 'member-ada' },
  ),
  {
    ...addInPlace({ name: 'add (no owner)', lookUp: undefined }, { kind: 'anonymous' }),
    messages: { unknown: ['We don’t know whether it was added'] },
    isUntraceable: true,
    // It belongs to nobody, and nothing is charged to it.
    isHarmlessTwice: true,
  },
  {
    name: 'assign',
    open: (prepare) =>
      renderKit(<HandOver />, {
        scenario: 'payments/wallet-usual',
        prepare(platform) {
          putUnowned(platform)
          prepare?.(platform)
        },
      }),
    entered: () => 'nothing to enter',
    submit: () => press(button('Hand over')),
    done: 'Handed over',
    standsOnNothing: 'Until it has an owner, nobody but the host that added it knows the method.',
    lookUp: calls.findPaymentMethod,
    async leave() {
      await expect.element(button('Hand over')).toBeVisible()
    },
  },
  ...methodCases.map(action),
  {
    name: 'getIdentity',
    async open(prepare) {
      const stage = await openWallet({ scenario: 'payments/wallet-staff', prepare })
      await press(menuOf(household.label))
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
    open: (prepare) => openWallet({ scenario: 'payments/wallet-mixed', prepare }),
    // One that can be read, whatever the others are.
    done: 'Mastercard ending in 4444',
  },
])
