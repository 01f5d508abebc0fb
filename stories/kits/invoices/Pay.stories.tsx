import { payInvoice } from '@memberkit/contract/commerce/invoices'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Kit, onOwnPage, over, paying } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Invoices/Pay',
  component: Kit,
  parameters: onOwnPage,
})

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Pay(ment for)? invoice/ }))
const press = async (name: string | RegExp) => userEvent.click(await (await dialog()).findByRole('button', { name }))

/** Method, amount, a look, and the button that says what it does. */
async function pay() {
  await waitFor(async () =>
    expect((await dialog()).getByRole('button', { name: 'Review payment' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  )
  await press('Review payment')
  await press(/^Pay \$/)
}

/** So that the picture does not depend on how often the page has asked. */
function neverSettled({ outcomes }: ReturnType<typeof platformOf>) {
  outcomes.settlesAs = undefined
}

export const ChooseMethod = meta.story({
  tags: ['every-width'],
  ...over('invoices/pay-approved', { address: paying, pictures: { widths: [360] } }),
  play: async () => {
    await expect(await (await dialog()).findByRole('radio', { name: /Visa ending in/ })).toBeChecked()
  },
})

export const AnotherAmount = meta.story({
  tags: ['every-width'],
  ...over('invoices/pay-approved', { address: paying }),
  play: async () => {
    await userEvent.click(await (await dialog()).findByRole('radio', { name: 'Pay another amount' }))
    await userEvent.type(await (await dialog()).findByRole('textbox'), '999')
    await press('Review payment')
    await expect(await (await dialog()).findByText(/or less/)).toBeVisible()
  },
})

export const Review = meta.story({
  tags: ['every-width'],
  ...over('invoices/pay-approved', { address: paying }),
  play: async () => {
    await waitFor(async () =>
      expect((await dialog()).getByRole('button', { name: 'Review payment' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
    await press('Review payment')
    await expect(await (await dialog()).findByText(/will be charged/)).toBeVisible()
  },
})

export const PayApproved = meta.story({
  tags: ['every-width'],
  ...over('invoices/pay-approved', { address: paying }),
  play: async () => {
    await pay()
    await expect(await (await dialog()).findByText(/^Paid \$/)).toBeVisible()
    await expect(platformOf().calls.of(payInvoice)).toHaveLength(1)
  },
})

export const PayDeclined = meta.story({
  tags: ['every-width'],
  ...over('invoices/pay-declined', { address: paying }),
  play: async () => {
    await pay()
    await expect(await (await dialog()).findByText('The bank declined the payment')).toBeVisible()
  },
})

/** The method is blocked for this invoice; another one can be used at once. */
export const PayHardDeclinedCooldown = meta.story({
  ...over('invoices/pay-hard-declined', { address: paying }),
  play: async () => {
    await pay()
    await press('Pay with another method')
    await expect(await (await dialog()).findByText(/permanently declined it/)).toBeVisible()
  },
})

/** The bank has not answered: nothing may be paid again until it is known. */
export const PayTimedOutUnknown = meta.story({
  tags: ['every-width'],
  ...over('invoices/pay-timed-out', { address: paying, prepare: neverSettled }),
  play: async () => {
    await pay()
    await expect(await (await dialog()).findByText(/don’t know yet whether you were charged/)).toBeVisible()
    await expect((await dialog()).queryByRole('button', { name: /^Pay \$/ })).toBeNull()
    await expect(platformOf().calls.of(payInvoice)).toHaveLength(1)
  },
})

/** The bank takes its time. */
export const Processing = meta.story({
  ...over('invoices/pay-processing', { address: paying, prepare: neverSettled }),
  play: async () => {
    await pay()
    await expect(await (await dialog()).findByText('Your payment is on its way')).toBeVisible()
  },
})

export const Cooldown = meta.story({
  tags: ['every-width'],
  ...over('invoices/cooldown', { address: paying }),
  play: async () => {
    // The clock goes on where nobody holds it.
    await expect(await (await dialog()).findByRole('timer')).toHaveTextContent(/6:00|5:\d\d/)
  },
})

/** A colleague took the payment meanwhile. */
export const AlreadyPaid = meta.story({
  ...over('invoices/conflict', { address: paying }),
  play: async () => {
    await pay()
    await expect(await (await dialog()).findByText('Already paid in another window')).toBeVisible()
  },
})

/** The answer was lost on the way; the invoice shows that the payment arrived. */
export const LostAnswer = meta.story({
  ...over('invoices/pay-approved', {
    address: paying,
    prepare: (platform: ReturnType<typeof platformOf>) =>
      platform.faults.add({ operation: payInvoice, kind: 'dropped-after-commit' }),
  }),
  play: async () => {
    await pay()
    await expect(await (await dialog()).findByText(/^Paid \$/)).toBeVisible()
    await expect(platformOf().calls.of(payInvoice)).toHaveLength(1)
  },
})

export const NoPaymentMethod = meta.story({
  tags: ['every-width'],
  ...over('invoices/no-payment-method', { address: paying }),
  args: { onAddPaymentMethod: () => {} },
  play: async () => {
    await expect(await (await dialog()).findByRole('button', { name: 'Add a payment method' })).toBeVisible()
    await expect((await dialog()).queryByRole('button', { name: 'Review payment' })).toBeNull()
  },
})

export const UnusableMethods = meta.story({
  ...over('invoices/unusable-payment-methods', { address: paying }),
  play: async () => {
    await expect((await (await dialog()).findAllByRole('radio'))[0]).toBeVisible()
  },
})

/** Staff who pay in a member's name. */
export const ActingAs = meta.story({
  ...over('invoices/staff', { address: '/billing?invoice=inv-1014&flow=pay' }),
  play: async () => {
    await expect(await (await dialog()).findByRole('radio', { name: /Visa ending in/ })).toBeVisible()
  },
})

export const French = meta.story({
  ...over('invoices/pay-approved', { address: paying }),
  globals: { locale: 'fr-CA' },
})
