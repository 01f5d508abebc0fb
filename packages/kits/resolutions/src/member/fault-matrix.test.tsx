import { listResolutions } from '@memberkit/contract/partners/resolutions'
import { dialogRow } from '@memberkit/testing/dialog-row'
import { describeFaultMatrix, enter } from '@memberkit/testing/fault-matrix'
import { button, dialog, openConcerns } from '../testing/open-case.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

describeFaultMatrix(matrixCalls, [
  dialogRow({
    name: 'createFeedbackOnlyResolution',
    open: (prepare) => openConcerns({ prepare }),
    menu: button('Give feedback'),
    fill: () => enter(dialog.getByRole('textbox', { name: /^Your feedback/ }), 'Everybody was kind.'),
    lookUp: listResolutions,
    submit: 'Send feedback',
    done: 'Thank you. We’ve received your feedback.',
    // It carries neither key nor version, and needs no work: a second copy stands in the list.
    isHarmlessTwice: true,
    standsOnNothing: 'Feedback is new, and about no case.',
  }),
])
