import { AddPaymentMethod } from '@memberkit/payments'
import { createTestTokenizer } from '@memberkit/payments/tokenizers/test'
import { testVendorUrl } from '@memberkit/testing/test-vendor'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { adding, onOwnPage, over, payee, Wallet } from './methods-kit.tsx'

const meta = preview.meta({
  title: 'Kits/Payments/AddPaymentMethod',
  component: Wallet,
  parameters: onOwnPage,
})

const opened = async () => within(await screen.findByRole('dialog'))
async function ready() {
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  await waitFor(() => expect(screen.queryByText('Loading the card fields')).toBeNull())
}

/** What a form shows in part, axe can judge only with a value in it. */
async function fillAddress(form: ReturnType<typeof within>) {
  await userEvent.type(form.getByRole('textbox', { name: 'Street address' }), '100 Placeholder Street')
  await userEvent.type(form.getByRole('textbox', { name: /^Apartment/ }), '4')
  await userEvent.type(form.getByRole('textbox', { name: 'City' }), 'Austin')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'State' }), 'Texas')
  await userEvent.type(form.getByRole('textbox', { name: 'ZIP code' }), '78701')
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Travel')
}

/** The number is in a frame of another origin, which a play cannot reach into: the vendor fills in a test card. */
export const AddCard = meta.story({
  // The frame is set in the system's own face.
  tags: ['every-width', 'no-picture'],
  ...over('payments/wallet-usual', adding),
  args: { onAdded: fn() },
  play: async ({ args }) => {
    const form = await opened()
    await ready()
    await fillAddress(form)
    await userEvent.click(form.getByRole('button', { name: 'Add payment method' }))
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce())
    await expect(await screen.findByText('3 payment methods')).toBeVisible()
    const [added] = platformOf().calls.entries.filter(({ method }) => method === 'POST')
    await expect(JSON.stringify(added?.body)).not.toContain('378282246310005')
  },
})

/** The form as it opens, with the vendor’s fields in it. */
export const Opened = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-usual', adding),
  args: { vendor: {} },
  play: async () => {
    const form = await opened()
    await ready()
    await fillAddress(form)
  },
})

/** The vendor’s fields don’t come: what that means, and how to load them again. */
export const TokenizerFailed = meta.story({
  ...over('payments/wallet-usual', { ...adding, pictures: { widths: [360] } }),
  args: { vendor: { behavior: 'dead', timeouts: { ready: 100 } } },
  play: async () => {
    const form = await opened()
    await expect(await form.findByText('We couldn’t load the card fields')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(form.getByRole('button', { name: 'Use a bank account' })).toBeVisible()
    await expect(form.getByRole('button', { name: 'Add payment method' })).toHaveAttribute('aria-disabled', 'true')
    await fillAddress(form)
    // What has the focus is in view.
    form.getByRole('button', { name: 'Try again' }).focus()
  },
})

/** The vendor refuses the details: nothing is sent, and what was entered stays. */
export const CardRefused = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-usual', adding),
  args: { vendor: { card: 'VISA', behavior: 'refuses' } },
  play: async () => {
    const form = await opened()
    await ready()
    await fillAddress(form)
    await userEvent.click(form.getByRole('button', { name: 'Add payment method' }))
    await expect(await form.findByText(/couldn’t accept these details/)).toBeVisible()
    await expect(platformOf().calls.entries.filter(({ method }) => method === 'POST')).toHaveLength(0)
  },
})

/** Nine digits with a check digit, an agreement that nobody has ticked. */
export const AddBankAccount = meta.story({
  ...over('payments/wallet-usual', { ...adding, pictures: { widths: [360] } }),
  play: async () => {
    const form = await opened()
    await userEvent.click(form.getByRole('radio', { name: 'Bank account' }))
    await userEvent.type(await form.findByRole('textbox', { name: 'Routing number' }), '011000015')
    await expect(form.getByRole('checkbox', { name: 'I have read this agreement and accept it' })).not.toBeChecked()
    await expect(form.getByRole('heading', { name: 'Electronic debit authorization' })).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: 'Account number' }), '000123456789')
    await fillAddress(form)
    form.getByRole('radio', { name: 'Bank account' }).scrollIntoView({ block: 'center' })
  },
})

/** A wrong check digit and no consent: told at the fields, and nothing is sent. */
export const BankAccountWrong = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-usual', adding),
  play: async () => {
    const form = await opened()
    await userEvent.click(form.getByRole('radio', { name: 'Bank account' }))
    await userEvent.type(await form.findByRole('textbox', { name: 'Routing number' }), '011000016')
    await userEvent.type(form.getByRole('textbox', { name: 'Account number' }), '000123456789')
    await fillAddress(form)
    await userEvent.click(form.getByRole('button', { name: 'Add payment method' }))
    await expect(form.getByRole('textbox', { name: 'Routing number' })).toHaveAccessibleDescription(
      /Check the routing number/,
    )
    await expect(platformOf().calls.entries.filter(({ method }) => method === 'POST')).toHaveLength(0)
  },
})

/** Rule H1, in Québec French first, the other language one press away. */
export const CanadianPADFrench = meta.story({
  ...over('payments/quebec-wallet', { ...adding, pictures: { widths: [360] } }),
  globals: { locale: 'fr-CA' },
  play: async () => {
    const form = await opened()
    await userEvent.click(form.getByRole('radio', { name: 'Compte bancaire' }))
    await expect(await form.findByRole('heading', { name: 'Accord de débit préautorisé (DPA)' })).toBeVisible()
    await expect(form.getByText('English version')).toBeVisible()
    await expect(form.getByRole('checkbox', { name: 'J’ai lu cet accord et je l’accepte' })).not.toBeChecked()
    const fields = {
      'Numéro de transit': '12345',
      'Numéro d’institution': '815',
      'Numéro de compte': '7654321',
      'Numéro et rue': '100, rue de l’Exemple',
      Ville: 'Montréal',
      'Code postal': 'H2X 1Y4',
    }
    for (const [name, value] of Object.entries(fields)) {
      await userEvent.type(form.getByRole('textbox', { name }), value)
    }
    await userEvent.type(form.getByRole('textbox', { name: /^Appartement/ }), '4')
    await userEvent.type(form.getByRole('textbox', { name: /^Nom/ }), 'Compte du ménage')
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Province ou territoire' }), 'Québec')
    form.getByRole('checkbox', { name: 'J’ai lu cet accord et je l’accepte' }).scrollIntoView({ block: 'end' })
  },
})

/** What was agreed to, to keep. */
export const BankAccountAdded = meta.story({
  ...over('payments/wallet-usual', adding),
  play: async () => {
    const form = await opened()
    await userEvent.click(form.getByRole('radio', { name: 'Bank account' }))
    await userEvent.type(await form.findByRole('textbox', { name: 'Routing number' }), '011000015')
    await userEvent.type(form.getByRole('textbox', { name: 'Account number' }), '000123456789')
    await fillAddress(form)
    await userEvent.click(form.getByRole('checkbox', { name: 'I have read this agreement and accept it' }))
    await userEvent.click(form.getByRole('button', { name: 'Add payment method' }))
    await expect(await screen.findByRole('heading', { name: 'Bank account added' })).toBeVisible()
    await expect(await form.findByRole('button', { name: 'Copy agreement' })).toBeVisible()
  },
})

/** The card is there already: said once, and up to the person. */
export const Duplicate = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-usual', {
    ...adding,
    prepare: ({ store: { payments } }: ReturnType<typeof platformOf>) => {
      const card = payments.paymentMethods.get('pm-1')!
      payments.paymentMethods.put({ ...card, card: { type: 'AMEX', lastFour: '0005', expiresOn: '2030-01' } })
    },
  }),
  play: async () => {
    const form = await opened()
    await ready()
    await fillAddress(form)
    await userEvent.click(form.getByRole('button', { name: 'Add payment method' }))
    await expect(await form.findByText('You already have this one')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Add anyway' })).toBeVisible()
  },
})

const tokenizer = createTestTokenizer({ url: testVendorUrl(), card: 'AMEX' })

/** Before sign-in, as a step of a purchase: the method is nobody’s until it is handed over. */
export const Anonymous = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-usual', adding),
  args: { onAdded: fn() },
  render: ({ onAdded }) => <AddPaymentMethod target={{ kind: 'anonymous' }} {...{ tokenizer, payee, onAdded }} />,
  play: async ({ canvas, args }) => {
    await ready()
    await canvas.findByRole('button', { name: 'Add payment method' })
    await fillAddress(canvas as unknown as ReturnType<typeof within>)
    await userEvent.click(canvas.getByRole('button', { name: 'Add payment method' }))
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce())
    await expect(platformOf().calls.entries[0]?.url).toContain('/v1/anonymous/paymentMethods')
  },
})
