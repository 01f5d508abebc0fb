import { memoryRouter } from '@memberkit/foundation/links'
import { page } from 'vitest/browser'
import { TierPicker, type TierPickerProps } from '../index.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'

export interface OpenOptions extends Omit<KitOptions, 'router'>, Partial<TierPickerProps> {
  /** The kit's address in the page. */
  address?: string
}

/** The whole picker over a scenario, as a host shows it at an address. */
export async function openPicker({ address = '/', ...options }: OpenOptions) {
  const { scenario, realm, locale, session, prepare, clockAhead, ...props } = options
  const router = memoryRouter(address)
  const picker = <TierPicker brand="example" productGroup="legal" channel="D2C" {...props} />
  const stage = await renderKit(picker, { scenario, realm, locale, session, prepare, clockAhead, router })
  return { ...stage, router }
}

/** The radio button of a tier, by its label: a price can follow in its name. */
export const tier = (label: string) =>
  page.getByRole('radio', { name: new RegExp(`^${label}(\\s*\\.\\s+[^\\p{L}\\d]{0,4}\\d.*)?$`, 'u') })
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const text = (words: string | RegExp) => page.getByText(words).first()

/** Returns the text of the cards, a line each. */
export const cards = () =>
  page
    .getByRole('radiogroup', { name: 'Plans' })
    .getByRole('radio')
    .elements()
    .map((input) => (input as HTMLInputElement).labels?.[0]?.textContent)
