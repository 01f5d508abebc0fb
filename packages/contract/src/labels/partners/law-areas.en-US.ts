import type * as lawAreas from '../../partners/law-areas.ts'
import type { Labels } from '../labels.ts'

export const LawAreaStatus = {
  ACTIVE: 'Active',
  DELETED: 'Deleted',
} as const satisfies Labels<lawAreas.LawAreaStatus>

export const LawAreaAction = {
  CREATED: 'Law area created',
  CHANGE: 'Law area changed',
  DELETED: 'Law area deleted',
  UPDATE_AREA_OF_LAW: 'Area of law updated',
  UPDATE_PARENT_ID: 'Moved under another area',
  UPDATE_QUESTION_ID: 'Questionnaire changed',
  UPDATE_SHORT_CODE: 'Short code changed',
  UPDATE_SORT_ORDER: 'Order changed',
  UPDATE_TEMPLATE_ID: 'Template changed',
  UPDATE_TRANSLATIONS: 'Translations updated',
} as const satisfies Labels<lawAreas.LawAreaAction>
