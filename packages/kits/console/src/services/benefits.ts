import * as benefits from '@memberkit/contract/commerce/benefits'
import * as tones from '@memberkit/contract/labels/commerce/benefits/tones'
import { defineConsole } from '../define/index.ts'

export const benefitsConsole = defineConsole({ ...benefits, ...tones })({
  pages: {
    Benefit: {
      title: ['name', 'internalName'],
      status: 'status',
      enter: ['listBenefits'],
      read: 'getBenefit',
      columns: ['name', 'status', 'productType', 'authorizedUserTypes', 'internalName'],
      groups: {
        overview: ['productType', 'authorizedUserTypes', 'name', 'internalName', 'categories'],
        content: ['provisioning'],
        settings: ['provisioningMetaData'],
      },
      tables: {
        descriptions: ['locale', 'text'],
        friendlyTranslations: ['locale', 'text'],
        marketingData: ['locale', 'headline', 'summary', 'highlights', 'imageUrl'],
      },
      create: ['createBenefit'],
      edit: [
        'updateBenefit',
        'updateBenefitCategories',
        'updateBenefitDescriptions',
        'updateBenefitFriendlyTranslations',
        'updateBenefitMarketingData',
        'updateBenefitName',
      ],
      actions: {
        activateBenefit: { group: 'status', isBulk: true },
        cancelBenefit: { group: 'end' },
        deleteBenefit: { group: 'end', isCritical: true },
        updateBenefitInternalName: {},
        updateBenefitProvisioning: {},
        updateBenefitProvisioningMetaData: {},
      },
      journal: 'benefitJournal',
      clock: 'benefitMaxClock',
      transitions: 'benefitTransitions',
    },
  },
  tools: ['getBenefitsByIdList'],
})
