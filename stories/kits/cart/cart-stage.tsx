import { Cart, type CartProps } from '@memberkit/cart'
import { type CartState, emptyCart, writeCart } from '@memberkit/cart/codec'
import { fn } from 'storybook/test'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'

export interface CartStageProps extends Partial<CartProps> {
  /** Whether the member of the scenario is signed in. */
  isMember?: boolean
}

/** The cart as a host mounts it. */
export function CartStage({ isMember, ...props }: CartStageProps) {
  const identityId = isMember ? platformOf().subject.identityId : undefined
  return <Cart brand="example" onCheckout={fn()} identityId={identityId} {...props} />
}

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '720px' } } }

/** The address of a cart, written in full. */
export const addressOf = (cart: Partial<CartState>) =>
  writeCart('/cart', { ...emptyCart, ...cart }, { urlPolicy: 'full' })

export const withCart = (
  cart: Partial<CartState>,
  scenario: PlatformParameters['scenario'] = 'cart/shop',
  more: Record<string, unknown> = {},
) => ({ parameters: { scenario, address: addressOf(cart), ...more } })

export const family: Partial<CartState> = {
  products: ['legal'],
  tiers: { legal: 'Legal Plan Family' },
  supplements: { legal: ['trialDefensePersonal'] },
  region: 'TX',
}

export const mixed: Partial<CartState> = {
  products: ['legal', 'identity', 'books'],
  tiers: { legal: 'Legal Plan Family Plus', identity: 'IDShield Family 3B' },
  supplements: { legal: ['trialDefensePersonal', 'gunOwners'] },
  billingPeriods: { identity: 'ANNUAL' },
  region: 'TX',
}

export const quebec: Partial<CartState> = {
  products: ['legal', 'books'],
  tiers: { legal: 'Legal Plan Family Plus Canada' },
  supplements: { legal: ['trialDefensePersonal'] },
  region: 'QC',
  locale: 'fr-CA',
}
