import type { MockPlatform } from '@memberkit/fixtures'
import { memoryRouter } from '@memberkit/foundation/links'
import { kitStage, type KitOptions } from '@memberkit/testing/kit-stage'
import { page } from 'vitest/browser'
import { queueEnCA } from '../../messages/queue/en-CA.ts'
import { queueEnUS } from '../../messages/queue/en-US.ts'
import { queueEsUS } from '../../messages/queue/es-US.ts'
import { queueFrCA } from '../../messages/queue/fr-CA.ts'
import { ResolutionQueue, type ResolutionQueueProps } from '../index.ts'

export const renderKit = kitStage('resolutions', {
  'en-US': queueEnUS,
  'en-CA': queueEnCA,
  'fr-CA': queueFrCA,
  'es-US': queueEsUS,
})

export interface OpenOptions extends KitOptions {
  /** The URL that holds the kit's place. */
  address?: string
}

/** Shows the queue, whose opened cases are listed in `opened`. */
export async function openQueue({ address = '/', ...options }: OpenOptions, props: Partial<ResolutionQueueProps> = {}) {
  const router = memoryRouter(address)
  const opened: string[] = []
  const stage = await renderKit(
    <ResolutionQueue directoryGroup="resolution-leads" onOpen={(id) => opened.push(id)} {...props} />,
    { ...options, router },
  )
  return { ...stage, router, opened }
}

export const table = page.getByRole('table', { name: 'Cases' })
export const tab = (name: string | RegExp) => page.getByRole('tab', { name })
export const box = (id: string) => page.getByRole('checkbox', { name: `Select case RES-${id}`, exact: true })
export const search = page.getByRole('searchbox', { name: 'Search cases' })
export const rowNames = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((header) => /RES-\d+/.exec(header.textContent)?.[0])
/** The searches that were sent. */
export const searches = ({ calls }: MockPlatform) =>
  calls.entries.filter(({ url }) => url.includes('/search')).map(({ body }) => body as Record<string, unknown>)
