import { createPlatform } from '@memberkit/fixtures/entitlements'
import { memoryRouter } from '@memberkit/foundation/links'
import { page } from 'vitest/browser'
import { CoverageList, type CoverageListProps } from '../index.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'

export interface OpenOptions extends KitOptions, Partial<CoverageListProps> {
  /** The URL that holds the kit's place. */
  address?: string
}

/** The whole kit of the scenario's member, as a host shows it at an address. */
export async function openKit({ address = '/', ...options }: OpenOptions) {
  const { scenario, realm, locale, session, prepare, clockAhead, ...props } = options
  const router = memoryRouter(address)
  const identityId = props.identityId ?? createPlatform({ scenario, realm }).subject.identityId
  const kit = <CoverageList {...props} identityId={identityId} />
  const stage = await renderKit(kit, { scenario, realm, locale, session, prepare, clockAhead, router })
  return { ...stage, router }
}

export const dialog = page.getByRole('dialog')
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
export const field = (name: string) => dialog.getByLabelText(name, { exact: true })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name })
export const text = (words: string | RegExp) => page.getByText(words, { exact: false }).first()

/** Opens the dialog of an action from a menu on the page. */
export async function choose(action: string, menu = 'Actions') {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
