import { memoryRouter } from '@memberkit/foundation/links'
import { kitStage, type KitOptions } from '@memberkit/testing/kit-stage'
import { dialog } from '@memberkit/testing/on-page'
import { press } from '@memberkit/testing/press'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { contractsEnCA } from '../../messages/en-CA.ts'
import { contractsEnUS } from '../../messages/en-US.ts'
import { contractsEsUS } from '../../messages/es-US.ts'
import { contractsFrCA } from '../../messages/fr-CA.ts'
import { ContractHistories, type ContractHistoriesProps } from '../index.ts'

const renderKit = kitStage('timeline', {
  'en-US': contractsEnUS,
  'en-CA': contractsEnCA,
  'fr-CA': contractsFrCA,
  'es-US': contractsEsUS,
})

export interface OpenOptions extends KitOptions {
  /** The URL that holds the kit's place. */
  address?: string
}

/** The contracts of the scenario's entitlement, with the kit's messages of contract histories alone. */
export async function openContracts(
  { address = '/', ...options }: OpenOptions,
  props: Partial<ContractHistoriesProps> = {},
) {
  const router = memoryRouter(address)
  const stage = await renderKit(
    ({ subject }) => (
      <ContractHistories identityId={subject.identityId} entitlementId={subject.entityId ?? ''} {...props} />
    ),
    { ...options, router },
  )
  return { ...stage, router }
}

export const table = page.getByRole('table', { name: 'Contract history' })
export const row = (words: string) => table.getByRole('row').filter({ hasText: words }).first()
export const menuOf = (contract: string) => page.getByRole('button', { name: `Actions for ${contract}`, exact: true })
export const allMenu = page.getByRole('button', { name: 'All contracts', exact: true })

/** Opens what a menu's item opens. */
export async function choose(menu: ReturnType<typeof menuOf>, item: string) {
  await press(menu)
  await press(page.getByRole('menuitem', { name: item, exact: true }))
  await expect.element(dialog).toBeVisible()
}
