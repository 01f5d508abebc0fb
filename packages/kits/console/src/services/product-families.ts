import * as productFamilies from '@memberkit/contract/commerce/product-families'
import * as tones from '@memberkit/contract/labels/commerce/product-families/tones'
import { defineConsole } from '../define/index.ts'

export const productFamiliesConsole = defineConsole({ ...productFamilies, ...tones })({
  pages: {
    ProductFamily: {
      title: ['internalName', 'id'],
      status: 'status',
      enter: ['listProductFamilies', 'listPublicProductFamilies'],
      read: 'getProductFamily',
      find: ['getPublicProductFamily'],
      columns: ['internalName', 'status', 'names', 'productIds'],
      groups: { overview: ['internalName'], record: ['productIds'] },
      tables: { names: ['id', 'locale', 'text'], descriptions: ['id', 'locale', 'text'] },
      create: ['createProductFamily'],
      edit: ['updateProductFamilyInternalName'],
      actions: {
        addProductFamilyDescription: {},
        addProductFamilyName: {},
        deleteProductFamily: { group: 'end', isCritical: true },
        removeProductFamilyDescription: { group: 'end' },
        removeProductFamilyName: { group: 'end' },
        updateProductFamilyDescription: {},
        updateProductFamilyName: {},
        updateProductFamilyStatus: { group: 'status' },
      },
      panels: ['getPublicProductFamily'],
      journal: 'productFamilyJournal',
      clock: 'productFamilyMaxClock',
      transitions: 'productFamilyTransitions',
    },
  },
})
