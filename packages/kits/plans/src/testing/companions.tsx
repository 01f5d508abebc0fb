import { memoryRouter } from '@memberkit/foundation/links'
import { type KitOptions, kitStage } from '@memberkit/testing/kit-stage'
import type { ReactNode } from 'react'
import type { MockPlatform } from '@memberkit/fixtures'
import { enCA } from '../messages/en-CA.ts'
import { enUS } from '../messages/en-US.ts'
import { esUS } from '../messages/es-US.ts'
import { frCA } from '../messages/fr-CA.ts'

const renderKit = kitStage('plans', { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS })

export interface OpenOptions extends KitOptions {
  /** The address of the page. */
  address?: string
}

/** Shows a part of the kit over the mock platform, at an address. */
export async function open(
  ui: ReactNode | ((platform: MockPlatform) => ReactNode),
  { address = '/', ...options }: OpenOptions,
) {
  const router = memoryRouter(address)
  return { ...(await renderKit(ui, { ...options, router })), router }
}
