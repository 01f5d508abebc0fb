import { describeFaultMatrix } from '@memberkit/testing/fault-matrix'
import { actionRow } from './testing/action-row.ts'
import { actionCases } from './testing/cases.ts'
import { kinds } from './testing/kinds.ts'
import { recordMatrixCalls } from './testing/matrix-calls.ts'

describeFaultMatrix(recordMatrixCalls, actionCases.filter(({ name }) => kinds.record.includes(name)).map(actionRow))
