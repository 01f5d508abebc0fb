import { at, del, get, post, put } from '../operation.ts'
import { IdList } from '../shared/id-list.ts'
import { InternalName } from '../shared/internal-name.ts'
import { journal, maxClockAt } from '../shared/journal.ts'
import { list } from '../wire.ts'
import {
  BenefitCategories,
  BenefitDefinition,
  BenefitDescriptions,
  BenefitFriendlyTranslations,
  BenefitMarketingData,
  BenefitName,
  BenefitProvisioningMetaData,
} from './benefits.bodies.ts'
import { Benefit, BenefitProvisioningRules } from './benefits.entities.ts'
import {
  BenefitAction,
  BenefitCheckoutType,
  BenefitMemberServiceType,
  BenefitProductType,
  BenefitStatus,
} from './benefits.enums.ts'

// Source: commerce, section 7, "Benefits". Permission to change the catalogue is not shown; assumed to be for staff.

const benefits = at('benefits', '/v1/benefits')
const benefit = at('benefits', '/v1/benefits/{benefitId}')
const staff = { access: 'internal', assumes: ['access'] } as const
const editedBenefits = at('benefits', '/v1/benefits', staff)
const edited = at('benefits', '/v1/benefits/{benefitId}', staff)

export const listBenefits = get(benefits, '', { returns: list(Benefit) })
export const createBenefit = post(editedBenefits, '', { body: BenefitDefinition, returns: Benefit })
export const getBenefit = get(benefit, '', { returns: Benefit })
export const updateBenefit = put(edited, '', { body: BenefitDefinition, returns: Benefit })
export const deleteBenefit = del(edited, '')
export const getBenefitsByIdList = post(benefits, 'getBenefitsByIdList', {
  body: IdList,
  returns: list(Benefit),
  idempotent: true,
})

export const activateBenefit = post(edited, 'activate', { returns: Benefit })
export const cancelBenefit = post(edited, 'cancel', { returns: Benefit })
export const updateBenefitDescriptions = post(edited, 'updateDescriptions', {
  body: BenefitDescriptions,
  returns: Benefit,
})
export const updateBenefitFriendlyTranslations = post(edited, 'updateFriendlyTranslations', {
  body: BenefitFriendlyTranslations,
  returns: Benefit,
})
export const updateBenefitName = post(edited, 'updateName', { body: BenefitName, returns: Benefit })
export const updateBenefitMarketingData = post(edited, 'updateMarketingData', {
  body: BenefitMarketingData,
  returns: Benefit,
})
export const updateBenefitCategories = post(edited, 'updateCategories', { body: BenefitCategories, returns: Benefit })
export const updateBenefitProvisioning = post(edited, 'updateProvisioning', {
  body: BenefitProvisioningRules,
  returns: Benefit,
})
export const updateBenefitInternalName = post(edited, 'updateInternalName', { query: InternalName, returns: Benefit })
export const updateBenefitProvisioningMetaData = post(edited, 'updateProvisioningMetaData', {
  query: BenefitProvisioningMetaData,
  returns: Benefit,
})

export const benefitJournal = journal('benefits', '/v1/benefits', BenefitAction)
export const benefitMaxClock = maxClockAt('benefits', '/v1/benefits/maxClock')

export {
  Benefit,
  BenefitAction,
  BenefitCategories,
  BenefitCheckoutType,
  BenefitDefinition,
  BenefitDescriptions,
  BenefitFriendlyTranslations,
  BenefitMarketingData,
  BenefitMemberServiceType,
  BenefitName,
  BenefitProductType,
  BenefitProvisioningMetaData,
  BenefitProvisioningRules,
  BenefitStatus,
}
export { benefitTransitions } from './benefits.transitions.ts'
