import * as calls from '@memberkit/contract/partners/branches'
import { namesOf } from '@memberkit/foundation/entity-actions'
import { describeFaultMatrix, enter, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { BranchCard } from './card/BranchCard.tsx'
import { actionsEnUS } from './messages/actions/en-US.ts'
import { branchActions, type BranchActionName } from './shared/branch-actions.ts'
import { dialog, inDialog, openEditor, openTable } from './testing/open-kit.tsx'
import { renderKit } from './testing/render-kit.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

/** The branch of the table that an action is possible for. */
const rowFor: Record<BranchActionName, string> = {
  activate: 'Sample Motor Law, Georgia',
  deactivate: 'Example & Sample, Texas',
  delete: 'Sample Motor Law, Georgia',
}

const georgia = { id: 'branch-4', renamed: 'Other Motor Law, Georgia' }
const inMenu = { activate: georgia, deactivate: { id: 'branch-2', renamed: 'Other & Sample, Texas' }, delete: georgia }

/** Whatever the branch was named at first. */
const done: Record<BranchActionName, string> = {
  activate: 'Motor Law, Georgia is active.',
  deactivate: '& Sample, Texas is deactivated.',
  delete: 'Motor Law, Georgia is deleted.',
}

async function leave() {
  await press(dialog.getByRole('button', { name: /^(Cancel|Go back)$/ }))
  await expect.element(dialog).not.toBeInTheDocument()
}

/** An action of staff, at the end of a row. The calls of the sections are in editor/fault-matrix.test.tsx. */
const action = (name: BranchActionName): MatrixRow => ({
  name,
  async open(prepare) {
    const stage = await openTable({ scenario: 'branches/staff', prepare })
    await press(page.getByRole('button', { name: `More actions for ${rowFor[name]}` }))
    await press(page.getByRole('menuitem', { name: actionsEnUS[`action.${name}`], exact: true }))
    await expect.element(dialog).toBeVisible()
    return stage
  },
  entered: () => filledIn(dialog.query()),
  lookUp: calls.getBranch,
  submit: () => press(inDialog(actionsEnUS[`do.${name}`])),
  done: done[name],
  messages: { conflict: ['This branch has changed'] },
  meanwhile: {
    act: (platform) =>
      changeAsColleague(platform, platform.store.branches.branches, inMenu[name].id, { name: inMenu[name].renamed }),
    shown: '(was ',
  },
  leave,
})

const create: MatrixRow = {
  name: 'create',
  async open(prepare) {
    const stage = await openTable({ scenario: 'branches/staff', prepare })
    await press(page.getByRole('button', { name: 'New branch' }))
    await expect.element(dialog).toBeVisible()
    return stage
  },
  async fill() {
    await enter(dialog.getByLabelText('Name', { exact: true }), 'Placeholder Law, Iowa')
    await enter(dialog.getByLabelText('Network'), 'LegalShield')
    await enter(dialog.getByLabelText('Street address'), '1 Sample Street')
    await enter(dialog.getByLabelText('City'), 'Sampleville')
    await enter(dialog.getByLabelText('State'), 'Iowa')
    await enter(dialog.getByLabelText('ZIP code'), '00000')
    await enter(dialog.getByLabelText('Time zone'), 'Central time (Chicago)')
  },
  entered: () => filledIn(dialog.query()),
  submit: () => press(inDialog('Create branch')),
  done: 'Branch created: Placeholder Law, Iowa',
  // It carries neither key nor version. A second copy is seen in the table, and does nothing until it is activated.
  isHarmlessTwice: true,
  standsOnNothing: 'It is new.',
  leave,
}

describeFaultMatrix(matrixCalls, [
  ...namesOf(branchActions.rows).map(action),
  create,
  {
    name: 'getBranch',
    open: (prepare) => openEditor({ scenario: 'branches/complete', sections: ['web'], prepare }),
    done: 'Website and profile',
  },
  {
    name: 'getBranch of the card',
    open: (prepare) => renderKit(<BranchCard branchId="branch-1" />, { scenario: 'branches/member', prepare }),
    done: 'Exampleville',
  },
  {
    name: 'listBranches',
    open: (prepare) => openTable({ scenario: 'branches/staff', prepare }),
    // Only a list that has come can be exported, whichever of its rows can be read.
    done: 'Export',
  },
  {
    name: 'getBranchesByIdList',
    open: (prepare) => openTable({ scenario: 'branches/staff', branchIds: ['branch-3'], prepare }),
    // Only a list that has come can be exported, whichever of its rows can be read.
    done: 'Export',
  },
])
