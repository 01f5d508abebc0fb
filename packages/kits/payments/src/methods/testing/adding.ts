import { field, heading } from '@memberkit/testing/on-page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openWallet, type WalletStageOptions } from './open-wallet.tsx'

/** The wallet with the form to add open. */
export async function openAdd(options: Partial<WalletStageOptions> = {}) {
  const stage = await openWallet({ scenario: 'payments/wallet-usual', address: '/?flow=add', ...options })
  await expect.element(heading('Add payment method')).toBeVisible()
  return stage
}

export async function fillAddress() {
  await field('Street address').fill('100 Placeholder Street')
  await field('City').fill('Austin')
  await field('State').selectOptions('Texas')
  await field('ZIP code').fill('78701')
}

/** The TEST vendor as it is, mounted in this page by the kit. */
export const inFrame = (label: string) =>
  page.frameLocator(page.elementLocator(document.querySelector('dialog iframe')!)).getByLabelText(label)
