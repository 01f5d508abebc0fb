import { createPlatform } from '@memberkit/fixtures/invoices'
import { memoryRouter } from '@memberkit/foundation/links'
import { page } from 'vitest/browser'
import { InvoiceList, type InvoiceListProps } from '../index.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'

export interface OpenOptions extends KitOptions, Partial<InvoiceListProps> {
  /** Where the kit's place in the page stands. */
  address?: string
  /** How many of the kit are on the page. */
  copies?: number
}

/** The whole kit of the scenario's member, as a host shows it at an address. */
export async function openKit({ address = '/', copies = 1, ...options }: OpenOptions) {
  const { scenario, realm, locale, session, prepare, clockAhead, ...props } = options
  const router = memoryRouter(address)
  const identityId = props.identityId ?? createPlatform({ scenario, realm }).subject.identityId
  const kits = Array.from({ length: copies }, (_, index) => <InvoiceList key={index} {...props} {...{ identityId }} />)
  const stage = await renderKit(kits, { scenario, realm, locale, session, prepare, clockAhead, router })
  return { ...stage, router }
}

/** The dialog that is open. */
export const dialog = page.getByRole('dialog')
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** A filter, by the filter and its value. */
export const pill = (name: string | RegExp) => page.getByRole('search').getByRole('button', { name, exact: true })
export const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
export const field = (name: string) => dialog.getByLabelText(name, { exact: true })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name })
/** Words anywhere in what is open, or on the page. */
export const said = (words: string | RegExp) => dialog.getByText(words, { exact: false }).first()
export const text = (words: string | RegExp) => page.getByText(words, { exact: false }).first()
