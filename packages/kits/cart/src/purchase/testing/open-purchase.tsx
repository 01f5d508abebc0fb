import { memoryRouter } from '@memberkit/foundation/links'
import { type KitOptions, kitStage } from '@memberkit/testing/kit-stage'
import { button } from '@memberkit/testing/on-page'
import { page } from 'vitest/browser'
import { enCA } from '../../messages/en-CA.ts'
import { enUS } from '../../messages/en-US.ts'
import { esUS } from '../../messages/es-US.ts'
import { frCA } from '../../messages/fr-CA.ts'
import { Purchase, type PurchaseProps } from '../index.ts'

/** Shows a part of the kit over the mock platform. */
export const renderOrders = kitStage('cart', { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS })

export interface OpenPurchaseOptions extends KitOptions, Partial<PurchaseProps> {
  address?: string
  /** The number of copies of the kit on the page. */
  copies?: number
  isAnonymous?: boolean
}

/** Buys, as a host shows it: the scenario's order, unless there is another one. */
export async function openPurchase({ address = '/', copies = 1, isAnonymous, ...options }: OpenPurchaseOptions) {
  const { scenario, realm, locale, session, prepare, clockAhead, ...props } = options
  const router = memoryRouter(address)
  const stage = await renderOrders(
    ({ subject }) =>
      Array.from({ length: copies }, (_, index) => (
        <Purchase
          key={index}
          brand="example"
          {...(isAnonymous ? {} : { identityId: subject.identityId })}
          {...(props.order || 'orderId' in props || address !== '/' ? {} : { orderId: subject.entityId })}
          {...props}
        />
      )),
    { scenario, realm, locale, session, prepare, clockAhead, router },
  )
  return { ...stage, router }
}

/** Agrees to everything, or confirms that somebody else does. */
export async function agree() {
  await page.getByRole('checkbox', { name: /agrees? to the price and contracts above$/ }).click()
  const renewal = page.getByRole('checkbox', { name: /agrees? to automatic renewal/ })
  if (renewal.query()) await renewal.click()
}

export const pay = button(/^Pay \$[\d.]+$/)
