import type { Entitlement } from './received.ts'

/** Returns the name of a plan. One without a name goes by its level, or its product's ID, so that it can be opened. */
export const planName = ({ name, tier, productId }: Entitlement['product']): string =>
  name.trim() || tier?.trim() || productId
