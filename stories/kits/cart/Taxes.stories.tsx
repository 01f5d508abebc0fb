import { Taxes, type TaxesProps } from '@memberkit/cart'
import { createTax } from '@memberkit/contract/commerce/taxes'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'
import { onOwnPage } from './orders-kit.tsx'

/** The rates, as a host mounts them for staff; `isOfPerson` for those of the scenario's person. */
function Rates({ isOfPerson, ...props }: Partial<TaxesProps> & { isOfPerson?: boolean }) {
  return <Taxes {...(isOfPerson && { identityId: platformOf().subject.identityId })} {...props} />
}

const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/taxes', ...more },
})

const meta = preview.meta({ title: 'Kits/Cart/Taxes', component: Rates, parameters: onOwnPage })

/** Every place with its authorities: rates in effect, upcoming and ended. */
export const StaffRates = meta.story({
  tags: ['every-width', 'no-picture'],
  ...over('cart/taxes'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9.975%')).toBeVisible()
  },
})

/** Names without a space to break at. */
export const LongContent = meta.story({
  tags: ['every-width', 'no-picture'],
  ...over('cart/taxes-long', { address: '/taxes?area=TX' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Sonderumsatz/))[0]).toBeVisible()
  },
})

/** A person who is exempt, beside what everyone else pays. */
export const StaffOverride = meta.story({
  tags: ['no-picture'],
  ...over('cart/taxes-person'),
  args: { isOfPerson: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('instead of 8.25%')).toBeVisible()
    await expect(canvas.getByText(/This person only/)).toBeVisible()
  },
})

/** In French, the taxes of Canada have their French names. */
export const FrenchNames = meta.story({
  tags: ['no-picture'],
  ...over('cart/taxes', { address: '/taxes?area=QC,ON' }),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TVQ')).toBeVisible()
    await expect(canvas.getByText('TVH')).toBeVisible()
  },
})

/** Enters 8.5% from July 1 in the form that follows the sales tax of Texas. */
async function fillNewRate() {
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for Sales tax, Texas/ })
  await userEvent.click(menu!)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Set a new rate' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByLabelText('Rate'), '8.5')
  const day = within(dialog.getByRole('group', { name: 'In effect from' }))
  await userEvent.type(day.getByLabelText('Month'), '7')
  await userEvent.type(day.getByLabelText('Day'), '1')
  await userEvent.type(day.getByLabelText('Year'), '2026')
  return dialog
}

/** The form says what the new rate replaces before it is sent. */
export const SetRate = meta.story({
  tags: ['no-picture'],
  ...over('cart/taxes', { address: '/taxes?area=TX&state=inForce' }),
  play: async () => {
    const dialog = await fillNewRate()
    await expect(await dialog.findByText(/8\.5% instead of 8\.25%/)).toBeVisible()
    await expect(platformOf().calls.of(createTax)).toHaveLength(0)
  },
})

/** A colleague sets a rate while the form is open: it says what is different, and keeps what is typed. */
export const SetMeanwhile = meta.story({
  tags: ['no-picture'],
  ...over('cart/taxes', { address: '/taxes?area=TX&state=inForce' }),
  play: async () => {
    const dialog = await fillNewRate()
    const rates = platformOf().store.taxes.taxes
    const old = rates.get('tax-tx-sales-tax')!
    rates.put({ ...old, effectiveTo: '2026-05-31' })
    rates.put({ ...old, id: 'tax-meanwhile', rate: '9', effectiveFrom: '2026-06-01' })
    dispatchEvent(new Event('visibilitychange'))
    await expect(await dialog.findByText(/8\.5% instead of 9%/)).toBeVisible()
    await expect(dialog.getByText('9%', { selector: 'strong' }).parentElement).toHaveTextContent('9% (was 8.25%)')
  },
})

/** A rate of a new authority, entered in full. */
export const SetNewRate = meta.story({
  tags: ['no-picture'],
  ...over('cart/taxes'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set a rate' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByLabelText('State or province')).toBeVisible()
  },
})

export const FirstUseEmpty = meta.story({
  tags: ['no-picture'],
  ...over('cart/taxes-empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No tax rates yet' })).toBeVisible()
  },
})

export const FilteredEmpty = meta.story({
  tags: ['no-picture'],
  ...over('cart/taxes', { address: '/taxes?area=OH&state=ended' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No rate matches these filters' })).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  ...over('cart/taxes-slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Denied = meta.story({ tags: ['no-picture'], ...over('cart/taxes-denied') })
export const Unreadable = meta.story({ tags: ['no-picture'], ...over('cart/taxes-nationwide') })

export const Offline = meta.story({
  tags: ['no-picture'],
  ...over('cart/taxes-offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' })).toBeVisible()
  },
})

/** Once the platform answers again, one press is enough. */
export const Failed = meta.story({
  tags: ['no-picture'],
  ...over('cart/taxes-failed'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await canvas.findByText('9.975%')).toBeVisible()
  },
})
