import { memoryRouter } from '@memberkit/foundation/links'
import type { KitOptions } from '@memberkit/testing/kit-stage'
import { dialog } from '@memberkit/testing/on-page'
import { testVendorUrl } from '@memberkit/testing/test-vendor'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { createTestTokenizer, type TestVendorOptions } from '../../tokenizer/test-vendor.ts'
import { PaymentMethods, type PaymentMethodsProps } from '../PaymentMethods.tsx'

export const payee = { name: 'Example Plans Inc.', contact: 'billing@example.com, 1-800-555-0100' }

export interface WalletStageOptions extends Omit<KitOptions, 'router'>, Partial<PaymentMethodsProps> {
  /** The URL that holds the kit's place. */
  address?: string
  vendor?: Partial<TestVendorOptions>
}

/** The TEST vendor, with a test card filled in. */
export const testTokenizer = (options: Partial<TestVendorOptions> = {}) =>
  createTestTokenizer({ url: testVendorUrl(), card: 'AMEX', ...options })

/** The wallet of the scenario's member, as a host shows it at an address. */
export async function openWallet({ address = '/', vendor, ...options }: WalletStageOptions) {
  const { scenario, realm, locale, session, prepare, clockAhead, ...props } = options
  const router = memoryRouter(address)
  const tokenizer = testTokenizer(vendor)
  const stage = await renderKit(
    ({ subject: { identityId } }) => <PaymentMethods {...{ identityId, tokenizer, payee }} {...props} />,
    { scenario, realm, locale, session, prepare, clockAhead, router },
  )
  return { ...stage, router }
}

export const menuOf = (method: string) => page.getByRole('button', { name: `More actions for ${method}` })

/** Opens the dialog of an action. */
export async function choose(action: string, method = 'Visa ending in 4242') {
  await menuOf(method).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  await expect.element(dialog).toBeVisible()
}

/** Waits until the vendor's fields are ready. */
export const fieldsReady = () => expect.element(page.getByText('Loading the card fields')).not.toBeInTheDocument()
