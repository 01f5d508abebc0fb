import { oneOf, type Out } from '../wire.ts'

// Source of every list: partners and service delivery, section 3, "Law area", value for value and in its order.

export const LawAreaStatus = oneOf('ACTIVE', 'DELETED')
export type LawAreaStatus = Out<typeof LawAreaStatus>

/** The actions of the law-area journal. */
export const LawAreaAction = oneOf(
  'CREATED',
  'CHANGE',
  'DELETED',
  'UPDATE_AREA_OF_LAW',
  'UPDATE_PARENT_ID',
  'UPDATE_QUESTION_ID',
  'UPDATE_SHORT_CODE',
  'UPDATE_SORT_ORDER',
  'UPDATE_TEMPLATE_ID',
  'UPDATE_TRANSLATIONS',
)
export type LawAreaAction = Out<typeof LawAreaAction>
