import type * as lawAreas from '../../partners/law-areas.ts'
import type { Labels } from '../labels.ts'

export const LawAreaStatus = {
  ACTIVE: 'Activa',
  DELETED: 'Eliminada',
} as const satisfies Labels<lawAreas.LawAreaStatus>

export const LawAreaAction = {
  CREATED: 'Área de derecho creada',
  CHANGE: 'Área de derecho modificada',
  DELETED: 'Área de derecho eliminada',
  UPDATE_AREA_OF_LAW: 'Área actualizada',
  UPDATE_PARENT_ID: 'Trasladada a otra área',
  UPDATE_QUESTION_ID: 'Cuestionario cambiado',
  UPDATE_SHORT_CODE: 'Código corto cambiado',
  UPDATE_SORT_ORDER: 'Orden cambiado',
  UPDATE_TEMPLATE_ID: 'Plantilla cambiada',
  UPDATE_TRANSLATIONS: 'Traducciones actualizadas',
} as const satisfies Labels<lawAreas.LawAreaAction>
