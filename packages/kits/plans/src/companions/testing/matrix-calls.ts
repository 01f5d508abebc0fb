import { getBenefitsByIdList } from '@memberkit/contract/commerce/benefits'
import { checkBenefitEligibilitiesByProduct } from '@memberkit/contract/commerce/eligibilities'
import { getPublicProductFamily, listPublicProductFamilies } from '@memberkit/contract/commerce/product-families'
import { listProducts } from '@memberkit/contract/commerce/products'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'

export const matrixCalls: MatrixCalls = {
  listPublicProductFamilies,
  listProducts,
  checkBenefitEligibilitiesByProduct,
  getBenefitsByIdList,
  getPublicProductFamily,
}
