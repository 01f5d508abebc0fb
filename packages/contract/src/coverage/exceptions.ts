import type { Area } from './document.ts'

/** A known difference between the contract and the document, or the rules' interpretation of it. */
export interface Exception {
  readonly kind: 'calls' | 'values'
  readonly area: Area
  /** The quoted line. */
  readonly quote: string
  /** The end of the excused complaint. */
  readonly excuses: string
  readonly reason: string
}

const valueNeedsBody =
  'The query says which one; what it becomes is too much for an address, and bodies are "JSON unless noted".'

export const exceptions: readonly Exception[] = [
  ...['updateAccountIdentifier', 'updateAddress', 'updateEmail', 'updatePhoneNumber'].map((word) => ({
    kind: 'calls' as const,
    area: 'identity' as const,
    quote: `${word} (query)`,
    excuses: `/${word}: has a body`,
    reason: valueNeedsBody,
  })),
  {
    kind: 'calls',
    area: 'partners',
    quote: '.../updateAddress (with a query)',
    excuses: '/updateAddress: has a body',
    reason: valueNeedsBody,
  },
  ...(['commerce', 'partners'] as const).map((area) => ({
    kind: 'values' as const,
    area,
    quote: 'State and province codes: US states',
    excuses: 'has more than these',
    reason: 'The states, and in commerce the provinces, are named together and not one by one.',
  })),
]
