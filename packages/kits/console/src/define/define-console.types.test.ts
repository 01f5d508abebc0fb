import * as offers from '@memberkit/contract/commerce/offers'
import { expect, test } from 'vitest'
import { defineConsole } from './index.ts'

const usual = { title: 'name', enter: ['listOffers'], columns: ['name'], groups: {} } as const

test('a definition of what the service has compiles', () => {
  const { definition } = defineConsole(offers)({
    pages: {
      Offer: {
        ...usual,
        status: 'status',
        tables: { products: ['name', 'provisionType'] },
        actions: { grandfatherOffer: { to: 'GRANDFATHERED' } },
        transitions: 'offerTransitions',
      },
    },
  })
  expect(definition.pages['Offer']?.actions).toEqual({ grandfatherOffer: { to: 'GRANDFATHERED' } })
})

test('what the service does not have is a type error', () => {
  const define = defineConsole(offers)
  // @ts-expect-error: no such field
  define({ pages: { Offer: { ...usual, columns: ['nmae'] } } })
  // @ts-expect-error: no such operation
  define({ pages: { Offer: { ...usual, enter: ['listOffer'] } } })
  // @ts-expect-error: no such action
  define({ pages: { Offer: { ...usual, actions: { sellOffer: {} } } } })
  // @ts-expect-error: no such status
  define({ pages: { Offer: { ...usual, status: 'status', actions: { grandfatherOffer: { to: 'RETIRED' } } } } })
  // @ts-expect-error: no such entity
  define({ pages: { Offers: usual } })
  // @ts-expect-error: no such group
  define({ pages: { Offer: { ...usual, groups: { sales: ['name'] } } } })
  // @ts-expect-error: no such column of that list
  define({ pages: { Offer: { ...usual, tables: { products: ['nmae'] } } } })
  // @ts-expect-error: no such tool
  define({ pages: {}, tools: ['sellOffers'] })
  expect(define).toBeTypeOf('function')
})
