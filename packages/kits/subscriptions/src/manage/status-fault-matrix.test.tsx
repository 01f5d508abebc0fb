import { describeFaultMatrix } from '@memberkit/testing/fault-matrix'
import { actionRow } from './testing/action-row.ts'
import { actionCases } from './testing/cases.ts'
import { kinds } from './testing/kinds.ts'
import { statusMatrixCalls } from './testing/matrix-calls.ts'

describeFaultMatrix(statusMatrixCalls, actionCases.filter(({ name }) => kinds.status.includes(name)).map(actionRow))
