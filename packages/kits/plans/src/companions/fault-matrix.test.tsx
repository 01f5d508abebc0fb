import { getBenefitsByIdList } from '@memberkit/contract/commerce/benefits'
import { checkBenefitEligibilitiesByProduct } from '@memberkit/contract/commerce/eligibilities'
import { listPublicProductFamilies } from '@memberkit/contract/commerce/product-families'
import { describeFaultMatrix } from '@memberkit/testing/fault-matrix'
import { Eligibility, PlanComparison, ProductFamilies } from '../index.ts'
import { open } from '../testing/companions.tsx'

describeFaultMatrix([
  {
    name: 'listPublicProductFamilies',
    operation: listPublicProductFamilies,
    open: (prepare) => open(<ProductFamilies />, { scenario: 'plans/families', prepare }),
    // One that can be read, whatever the others are.
    done: 'Identity protection',
  },
  {
    name: 'checkBenefitEligibilitiesByProduct',
    operation: checkBenefitEligibilitiesByProduct,
    open: (prepare) =>
      open(
        ({ subject }) => (
          <Eligibility
            productIds={['product-legal-family', 'product-ids-family']}
            userId={subject.identityId}
            people={['PRIMARY']}
          />
        ),
        { scenario: 'plans/eligibility-family', prepare },
      ),
    done: 'Dark web monitoring',
  },
  {
    name: 'getBenefitsByIdList',
    operation: getBenefitsByIdList,
    open: (prepare) =>
      open(<PlanComparison brand="example" productGroup="legal" channel="D2C" />, {
        scenario: 'plans/compare',
        prepare,
      }),
    done: 'Letters and calls on your behalf',
  },
])
