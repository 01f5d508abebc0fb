import { getBranch } from '@memberkit/contract/partners/branches'
import { describeFaultMatrix, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { button, reported } from '../testing/open-kit.tsx'
import { renderKit } from '../testing/render-kit.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'
import { type SectionCase, sectionCases } from './testing/section-cases.ts'
import { SectionForm } from './testing/SectionForm.tsx'

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
  messages: { waiting: ['Saving '], conflict: ['Someone else changed this too'] },
})

describeFaultMatrix(matrixCalls, sectionCases.map(row))
