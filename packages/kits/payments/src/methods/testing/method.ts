import type { PaymentMethod } from '../received.ts'

/** A card in use, for the tests of pure rules. */
export const methodOf = (facts: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: 'pm-1',
  identityId: 'ada',
  status: 'ACTIVE',
  vendor: 'TEST',
  name: 'Card',
  isDefault: false,
  version: '1',
  ...facts,
})
