import * as taxes from '@memberkit/contract/commerce/taxes'
import { defineConsole } from '../define/index.ts'

export const taxesConsole = defineConsole(taxes)({
  pages: {
    Tax: {
      title: ['label', 'jurisdiction'],
      enter: ['listTaxes', 'listIdentityTaxes'],
      columns: ['label', 'jurisdiction', 'rate', 'country', 'administrativeArea', 'effectiveFrom', 'effectiveTo'],
      groups: {
        overview: ['label', 'jurisdiction', 'rate'],
        where: ['country', 'administrativeArea', 'locality'],
        dates: ['effectiveFrom', 'effectiveTo'],
        rules: ['productId', 'identityId'],
      },
      create: ['createTax', 'createIdentityTax'],
      journal: 'taxJournal',
      clock: 'taxMaxClock',
    },
  },
  tools: ['findTaxArea', 'findIdentityTaxArea'],
})
