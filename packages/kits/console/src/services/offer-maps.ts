import * as offerMaps from '@memberkit/contract/commerce/offer-maps'
import { defineConsole } from '../define/index.ts'

export const offerMapsConsole = defineConsole(offerMaps)({
  pages: {
    OfferMap: {
      title: ['name', 'id'],
      enter: ['listOfferMaps'],
      read: 'getOfferMap',
      columns: ['name', 'offerId', 'brand'],
      groups: { overview: ['brand', 'name'], record: ['offerId'] },
      tables: { products: ['id', 'productId', 'name', 'tierId', 'supplementId', 'planId'] },
      create: ['createOfferMap'],
      actions: {
        addOfferMapProduct: {},
        deleteOfferMap: { group: 'end', isCritical: true },
        removeOfferMapProduct: { group: 'end' },
        updateOfferMapProduct: {},
      },
      journal: 'offerMapJournal',
      clock: 'offerMapMaxClock',
    },
  },
  tools: ['mapOfferToPlans'],
  notShown: { getOfferMapsByIdList: 'Reads what the list has already read.' },
})
