import type * as lawAreas from '../../partners/law-areas.ts'
import type { Labels } from '../labels.ts'

export const LawAreaStatus = {
  ACTIVE: 'Actif',
  DELETED: 'Supprimé',
} as const satisfies Labels<lawAreas.LawAreaStatus>

export const LawAreaAction = {
  CREATED: 'Domaine de droit créé',
  CHANGE: 'Domaine de droit modifié',
  DELETED: 'Domaine de droit supprimé',
  UPDATE_AREA_OF_LAW: 'Domaine mis à jour',
  UPDATE_PARENT_ID: 'Déplacé sous un autre domaine',
  UPDATE_QUESTION_ID: 'Questionnaire modifié',
  UPDATE_SHORT_CODE: 'Code abrégé modifié',
  UPDATE_SORT_ORDER: 'Ordre modifié',
  UPDATE_TEMPLATE_ID: 'Modèle modifié',
  UPDATE_TRANSLATIONS: 'Traductions mises à jour',
} as const satisfies Labels<lawAreas.LawAreaAction>
