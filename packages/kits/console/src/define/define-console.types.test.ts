import * as offers from '@memberkit/contract/commerce/offers'
import * as classicJobs from '@memberkit/contract/commerce/classic-jobs'
import * as taxes from '@memberkit/contract/commerce/taxes'
import type { LazyPart } from '@memberkit/foundation/lazy'
import { expect, test } from 'vitest'
import { defineConsole, type SlotProps } from './index.ts'

const usual = { title: 'name', enter: ['listOffers'], columns: ['name'], groups: {} } as const
const ofJobs = { title: 'id', enter: [], columns: ['id'], groups: {} } as const
const part = {} as LazyPart<SlotProps>

test('a definition of what the service has compiles', () => {
  const { definition } = defineConsole(offers)({
    pages: {
      Offer: {
        ...usual,
        status: 'status',
        tables: { products: ['name', 'provisionType'] },
        actions: { grandfatherOffer: { to: 'GRANDFATHERED' } },
        transitions: 'offerTransitions',
        slots: { products: part, getOffer: part, after: part },
      },
    },
  })
  defineConsole(classicJobs)({
    pages: { ClassicJob: { ...ofJobs, actions: { pauseClassicJob: { shows: { isPaused: true } } } } },
  })
  expect(definition.pages?.['Offer']?.actions).toEqual({ grandfatherOffer: { to: 'GRANDFATHERED' } })
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
  // @ts-expect-error: no such field to read by
  define({ pages: { Offer: { ...usual, id: 'offerId' } } })
  // @ts-expect-error: no such field for a title
  define({ pages: { Offer: { ...usual, title: ['name', 'nmae'] } } })
  // @ts-expect-error: no such field of a status
  define({ pages: { Offer: { ...usual, status: 'state' } } })
  // @ts-expect-error: no such field of a group
  define({ pages: { Offer: { ...usual, groups: { overview: ['nmae'] } } } })
  // @ts-expect-error: no such field that nothing edits
  define({ pages: { Offer: { ...usual, readOnly: ['nmae'] } } })
  // @ts-expect-error: no such list
  define({ pages: { Offer: { ...usual, tables: { prodcuts: ['name'] } } } })
  // @ts-expect-error: no list, but a text
  define({ pages: { Offer: { ...usual, tables: { name: [] } } } })
  // @ts-expect-error: no such way of reading one
  define({ pages: { Offer: { ...usual, read: 'readOffer' } } })
  // @ts-expect-error: no such way of creating one
  define({ pages: { Offer: { ...usual, create: ['addOffer'] } } })
  // @ts-expect-error: no such section
  define({ pages: { Offer: { ...usual, edit: ['editOffer'] } } })
  // @ts-expect-error: no such panel
  define({ pages: { Offer: { ...usual, panels: ['previewOffer'] } } })
  // @ts-expect-error: no such search
  define({ pages: { Offer: { ...usual, search: ['searchOffers'] } } })
  // @ts-expect-error: no such history
  define({ pages: { Offer: { ...usual, journal: 'offersJournal' } } })
  // @ts-expect-error: no such clock
  define({ pages: { Offer: { ...usual, clock: 'offerClock' } } })
  // @ts-expect-error: no such transitions
  define({ pages: { Offer: { ...usual, transitions: 'offersTransitions' } } })
  // @ts-expect-error: no such field after an action
  define({ pages: { Offer: { ...usual, actions: { grandfatherOffer: { shows: { isSold: false } } } } } })
  // @ts-expect-error: that field has no such value
  define({ pages: { Offer: { ...usual, actions: { grandfatherOffer: { shows: { name: 1 } } } } } })
  // @ts-expect-error: nothing of that name, whose place a slot could take
  define({ pages: { Offer: { ...usual, slots: { prodcuts: part } } } })
  // @ts-expect-error: a field that is no list has no place of its own
  define({ pages: { Offer: { ...usual, slots: { name: part } } } })
  // @ts-expect-error: no such operation that has no screen
  define({ pages: { Offer: usual }, notShown: { sellOffers: 'Sold elsewhere.' } })
  // @ts-expect-error: no such tool
  define({ pages: { Offer: usual }, tools: ['sellOffers'] })
  // @ts-expect-error: no such operation of a worker
  define({ pages: { Offer: usual }, worker: { Offer: { read: 'getOffer', actions: { pauseOffer: {} } } } })
  // @ts-expect-error: no page, and no reason
  define({ tools: ['listOffers'] })
  // @ts-expect-error: pages without any, and no reason
  define({ pages: {} })
  // @ts-expect-error: a page, and a reason for having none
  define({ pages: { Offer: usual }, noPages: 'Offers are listed elsewhere.' })
  expect(define).toBeTypeOf('function')
})

test('an entity without a status has actions that lead to none', () => {
  const tax = { title: 'label', enter: ['listTaxes'], columns: ['label'], groups: {} } as const
  // @ts-expect-error: no enumeration of a tax has this value
  const wrong = defineConsole(taxes)({ pages: { Tax: { ...tax, actions: { createTax: { to: 'ENDED' } } } } })
  expect(wrong.definition.pages?.['Tax']).toBeDefined()
})
