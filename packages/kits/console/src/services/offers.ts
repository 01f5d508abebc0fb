import * as offers from '@memberkit/contract/commerce/offers'
import * as tones from '@memberkit/contract/labels/commerce/offers/tones'
import { defineConsole } from '../define/index.ts'

export const offersConsole = defineConsole({ ...offers, ...tones })({
  pages: {
    Offer: {
      title: 'name',
      status: 'status',
      enter: ['listOffers'],
      read: 'getOffer',
      columns: ['name', 'status', 'channel', 'offerType', 'enrolledCount', 'startsOn', 'endsOn', 'currency'],
      groups: {
        sale: ['channel', 'offerType', 'currency', 'coBrandPartner', 'productGroup', 'enrolledCount'],
        dates: ['startsOn', 'endsOn'],
        where: ['availableLocalities', 'availableInCountry', 'availableInMarket', 'availableInRegion'],
        content: ['friendlyNames'],
        record: ['brand', 'owner', 'id'],
      },
      tables: { products: ['name', 'category', 'provisionType', 'merchandisedTiers', 'supplements'] },
      create: ['createOffer'],
      edit: ['updateOffer', 'updateOfferAvailableLocalities'],
      actions: {
        makeOfferPendingApproval: { group: 'status', isBulk: true },
        makeOfferEnrollable: { group: 'status', isBulk: true },
        makeOfferReadyForSale: { group: 'status', isBulk: true },
        addOfferProducts: {},
        updateOfferProducts: {},
        provisionOfferProductOnFirstUse: {},
        provisionOfferProductImmediately: {},
        validateOfferSelections: {},
        changeOfferOwner: { group: 'people' },
        grandfatherOffer: { group: 'end', isCritical: true, isBulk: true },
        deleteOffer: { group: 'end', isCritical: true },
      },
      journal: 'offerJournal',
      clock: 'offerMaxClock',
      transitions: 'offerTransitions',
    },
  },
  notShown: { getOffersByIdList: 'Reads what the list has already read.' },
})
