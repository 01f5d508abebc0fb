import { describeFaultMatrix } from '@memberkit/testing/fault-matrix'
import { Eligibility, PlanComparison, ProductFamilies } from '../index.ts'
import { open } from '../testing/companions.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

describeFaultMatrix(matrixCalls, [
  {
    name: 'listPublicProductFamilies',
    open: (prepare) => open(<ProductFamilies />, { scenario: 'plans/families', prepare }),
    // One that can be read, whatever the others are.
    done: 'Identity protection',
  },
  {
    name: 'listProducts',
    open: (prepare) =>
      open(<PlanComparison brand="example" productGroup="legal" channel="D2C" />, {
        scenario: 'plans/compare',
        prepare,
      }),
    done: 'Letters and calls on your behalf',
  },
  {
    name: 'checkBenefitEligibilitiesByProduct',
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
    open: (prepare) =>
      open(<PlanComparison brand="example" productGroup="legal" channel="D2C" />, {
        scenario: 'plans/compare',
        prepare,
      }),
    done: 'Letters and calls on your behalf',
  },
  {
    name: 'getPublicProductFamily',
    open: (prepare) =>
      open(<ProductFamilies />, { scenario: 'plans/families', address: '/?family=family-legal', prepare }),
    done: 'Legal plan for the family',
  },
])
