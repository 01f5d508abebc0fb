import { memoryRouter } from '@memberkit/foundation/links'
import { kitStage, type KitOptions } from '@memberkit/testing/kit-stage'
import { page } from 'vitest/browser'
import { ResolutionCase, type ResolutionCaseProps } from '../internal/index.ts'
import { MyResolution, MyResolutions } from '../member/index.ts'
import { enCA } from '../messages/en-CA.ts'
import { enUS } from '../messages/en-US.ts'
import { esUS } from '../messages/es-US.ts'
import { frCA } from '../messages/fr-CA.ts'
import { PartnerResolutionCase } from '../partner/index.ts'

export const renderKit = kitStage('resolutions', { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS })

export interface OpenOptions extends Omit<KitOptions, 'scenario'> {
  scenario?: KitOptions['scenario']
  /** The URL that holds the kit's place. */
  address?: string
}

/** The scenario's case, as staff see it. */
export async function openCase(
  { scenario = 'resolutions/open-case', address = '/', ...options }: OpenOptions = {},
  props: Partial<ResolutionCaseProps> = {},
) {
  const router = memoryRouter(address)
  const stage = await renderKit(
    ({ subject }) => <ResolutionCase resolutionId={subject.entityId ?? ''} interval={50} {...props} />,
    { scenario, router, ...options },
  )
  return { ...stage, router }
}

/** The scenario's case, as the law firm sees it. */
export const openPartnerCase = ({ scenario = 'resolutions/partner', ...options }: OpenOptions = {}) =>
  renderKit(({ subject }) => <PartnerResolutionCase resolutionId={subject.entityId ?? ''} />, { scenario, ...options })

/** The concerns of the scenario's member. */
export function openConcerns({ scenario = 'resolutions/member', address = '/', ...options }: OpenOptions = {}) {
  return renderKit(<MyResolutions />, { scenario, router: memoryRouter(address), ...options })
}

/** One of them by itself. */
export const openConcern = ({ scenario = 'resolutions/member', ...options }: OpenOptions = {}) =>
  renderKit(({ subject }) => <MyResolution resolutionId={subject.entityId ?? ''} />, { scenario, ...options })

export const dialog = page.getByRole('dialog')
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
export const field = (name: string) => page.getByRole('textbox', { name, exact: true })
export const text = (words: string | RegExp) => page.getByText(words, { exact: false }).first()
