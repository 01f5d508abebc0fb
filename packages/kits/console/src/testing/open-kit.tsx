import { memoryRouter } from '@memberkit/foundation/links'
import { page } from 'vitest/browser'
import { Console, type ConsoleProps } from '../index.ts'
import { forgetTypedAtEnd } from './forget-typed.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'

export interface OpenOptions extends Partial<KitOptions>, ConsoleProps {
  /** The URL that holds the console's place. */
  address?: string
}

/** The whole console, as a host shows it at an address. */
export async function openKit({
  address = '/',
  services,
  onStopActing,
  scenario = 'console/staff',
  ...options
}: OpenOptions = {}) {
  forgetTypedAtEnd()
  const router = memoryRouter(address)
  const stage = await renderKit(<Console services={services} onStopActing={onStopActing} />, {
    scenario,
    router,
    ...options,
  })
  return { ...stage, router }
}

export const dialog = page.getByRole('dialog')
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name })
export const text = (words: string | RegExp) => page.getByText(words, { exact: false }).first()
