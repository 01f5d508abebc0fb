import * as calls from '@memberkit/contract/commerce/contract-histories'
import { inDialog, said } from '@memberkit/testing/on-page'
import { press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { allMenu, choose, openContracts } from './testing/open-contracts.tsx'

test('no contract is named as changed before it is known to be, though there is only one', async () => {
  await openContracts({
    scenario: 'timeline/contracts-staff',
    prepare({ store, faults }) {
      const { contractHistories } = store['contract-histories']
      for (const { id } of contractHistories.where(({ id }) => id !== 'history-3')) contractHistories.delete(id)
      faults.add({ operation: calls.deleteContractHistories, kind: 412, times: 1 })
    },
  })
  await choose(allMenu, 'Delete all contracts')
  await press(inDialog('Delete 1 contract'))
  await expect.element(said('The contracts have changed')).toBeVisible()
})
