import * as calls from '@memberkit/contract/commerce/contract-histories'
import { dialogRow, type DialogRow } from '@memberkit/testing/dialog-row'
import { describeFaultMatrix, enter, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { button, dialog, field, inDialog } from '@memberkit/testing/on-page'
import { page } from 'vitest/browser'
import { allMenu, menuOf, openContracts } from './testing/open-contracts.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

/** A colleague ends the contract in force. */
const ended: NonNullable<MatrixRow['meanwhile']> = {
  act: (platform) =>
    changeAsColleague(platform, platform.store['contract-histories'].contractHistories, 'history-3', {
      effectiveTo: '2026-06-30',
    }),
  shown: '(was none)',
}

const old = menuOf('Legal Plan Family, terms of 2019')

/** An action of staff, settled by the list: no call reads a single contract. */
const action = (row: Omit<DialogRow, 'open' | 'lookUp'>): MatrixRow =>
  dialogRow({
    changed: 'The contracts have changed',
    ...row,
    open: (prepare) => openContracts({ scenario: 'timeline/contracts-staff', prepare }),
    lookUp: calls.listContractHistories,
    back: page.getByRole('heading', { name: 'Contract history' }),
  })

describeFaultMatrix(matrixCalls, [
  action({
    name: 'createContractHistory',
    menu: button('Add contract'),
    async fill() {
      await enter(field('Type'), 'Amendment')
      await enter(field('Name'), 'Texas amendment')
      await enter(field('Contract ID'), 'contract-texas')
      const from = dialog.getByRole('group', { name: 'In effect from' })
      await enter(from.getByLabelText('Month'), '3')
      await enter(from.getByLabelText('Day'), '1')
      await enter(from.getByLabelText('Year'), '2026')
    },
    submit: 'Add contract',
    done: 'Texas amendment was added.',
    standsOnNothing: 'A contract is recorded beside the others and changes none of them.',
  }),
  action({
    name: 'deleteContractHistory',
    changed: '“Legal Plan Family, terms of 2019” has changed',
    menu: old,
    item: 'Delete',
    submit: 'Delete contract',
    done: 'Legal Plan Family, terms of 2019 is deleted.',
    meanwhile: {
      act: (platform) =>
        changeAsColleague(platform, platform.store['contract-histories'].contractHistories, 'history-1', {
          effectiveTo: '2024-06-30',
        }),
      shown: '(was June 30, 2023)',
    },
  }),
  action({
    name: 'deleteContractHistories',
    menu: allMenu,
    item: 'Delete all contracts',
    submit: 'Delete 4 contracts',
    done: 'All contracts of this plan are deleted.',
    meanwhile: ended,
  }),
  action({
    name: 'changeContractHistoryIdentity',
    menu: allMenu,
    item: 'Move to another person',
    async fill() {
      await enter(field('Identity ID'), 'member-ada')
      await press(inDialog('Find person'))
      await press(dialog.getByRole('checkbox', { name: 'This is Ada Example, ID member-ada' }))
    },
    submit: 'Move 4 contracts',
    done: 'The contracts were moved.',
    meanwhile: ended,
  }),
  {
    name: 'listContractHistories',
    open: (prepare) => openContracts({ scenario: 'timeline/contracts', prepare }),
    // One that can be read, whatever the others are.
    done: 'Avenant du Québec',
  },
])
