import { memoryRouter } from '@memberkit/foundation/links'
import { type KitOptions, kitStage } from '@memberkit/testing/kit-stage'
import { press } from '@memberkit/testing/press'
import { page } from 'vitest/browser'
import { enCA } from '../../messages/en-CA.ts'
import { enUS } from '../../messages/en-US.ts'
import { esUS } from '../../messages/es-US.ts'
import { frCA } from '../../messages/fr-CA.ts'
import { Taxes } from '../index.ts'

const render = kitStage('cart', { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS })

export interface OpenTaxesOptions extends Partial<KitOptions> {
  address?: string
  /** Whether the rates are those of the scenario's person. */
  isOfPerson?: boolean
}

/** Shows the rates over the mock platform, to staff. */
export async function openTaxes({ address = '/', isOfPerson, scenario = 'cart/taxes', ...options }: OpenTaxesOptions) {
  const router = memoryRouter(address)
  const stage = await render(({ subject }) => <Taxes {...(isOfPerson ? { identityId: subject.identityId } : {})} />, {
    scenario,
    router,
    ...options,
  })
  return { ...stage, router }
}

/** Returns the row that has all of these words. */
export const rowOf = (...words: string[]) =>
  words.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'))

/** Opens the menu of a row and chooses from it. */
export async function choose(row: ReturnType<typeof rowOf>, item: string) {
  await press(row.getByRole('button'))
  await press(page.getByRole('menuitem', { name: item, exact: true }))
}
