import { type Branch, getBranch } from '@memberkit/contract/partners/branches'
import { describeFaultMatrix, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { page } from 'vitest/browser'
import { button, reported } from '../testing/open-kit.tsx'
import { renderKit } from '../testing/render-kit.tsx'
import { type BranchDraft, draftOf } from './draft.ts'
import { changeSameField, isKeptBeside } from './testing/colleague-changes.ts'
import { matrixCalls } from './testing/matrix-calls.ts'
import { type SectionCase, sectionCases } from './testing/section-cases.ts'
import { SectionForm } from './testing/SectionForm.tsx'

/** The edited field, which is the same for every branch. */
const fieldOf = ({ change }: SectionCase) => Object.keys(change(draftOf({} as Branch)))[0] as keyof BranchDraft

const meanwhile = (field: keyof BranchDraft): MatrixRow['meanwhile'] => ({
  act: (platform) => changeSameField(platform, field),
  ...(isKeptBeside(field)
    ? // A refused save merges what overlaps with nothing, and names it once it has ended.
      { shown: 'Also changed, and kept', learns: ['by reading again'] }
    : {
        shown: 'Someone else changed this too',
        async agree() {
          await press(page.getByRole('radio', { name: /Keep yours/ }))
          await press(button('Save this version'))
        },
      }),
})

/** A save of one section by one call: through review and report, as in the editor. */
const row = (one: SectionCase): MatrixRow => ({
  name: String(one.operation.action),
  open: (prepare) => renderKit(<SectionForm one={one} />, { scenario: 'branches/staff', prepare }),
  async fill() {
    await press(button('Change'))
    await press(button('Review and save'))
  },
  entered: () => document.querySelector('output')?.textContent ?? '',
  submit: () => press(button(reported() ? /^(Save the rest|Save this version)$/ : 'Save changes')),
  lookUp: getBranch,
  done: 'All changes saved',
  // Three merges in a row, then the person is asked.
  requestsOnConflict: 4,
  meanwhile: meanwhile(fieldOf(one)),
  messages: { waiting: ['Saving '], conflict: ['Someone else changed this too'] },
})

describeFaultMatrix(matrixCalls, sectionCases.map(row))
