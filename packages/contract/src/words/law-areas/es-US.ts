import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  LawArea: { one: 'Área legal', many: 'Áreas legales', about: 'Tipo de asunto legal y su cuestionario' },
  LawAreaTranslation: { one: 'Traducción', many: 'Traducciones' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.LawArea,
  about: 'Tipos de asuntos legales en los que los miembros pueden recibir ayuda',
} as const satisfies Name

export const fields = {
  lawAreaId: 'Área legal',
  parentId: 'Área superior',
  shortCode: 'Código corto',
  sortOrder: 'Orden de presentación',
  templateId: 'Plantilla',
  translations: 'Traducciones',
  synonyms: 'Sinónimos',
  locale: 'Idioma',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  shortCode: 'Letras usadas en los números de caso e informes',
  sortOrder: 'Los números menores van primero',
  synonyms: 'Otras palabras que busca la gente',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addLawAreaTranslation: 'Agregar una traducción',
  createLawArea: 'Crear un área legal',
  deleteLawArea: 'Eliminar el área legal',
  getLawArea: 'Ver el área legal',
  listLawAreas: 'Ver las áreas legales',
  removeLawAreaTranslation: 'Quitar la traducción',
  replaceLawArea: 'Editar el área legal',
  updateLawAreaInternalName: 'Cambiar el nombre interno',
  updateLawAreaParentId: 'Cambiar el área superior',
  updateLawAreaQuestionId: 'Cambiar el cuestionario',
  updateLawAreaShortCode: 'Cambiar el código corto',
  updateLawAreaSortOrder: 'Cambiar el orden de presentación',
  updateLawAreaTemplateId: 'Cambiar la plantilla',
  updateLawAreaTranslation: 'Cambiar la traducción',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addLawAreaTranslation: 'Traducción agregada',
  createLawArea: 'Área legal creada',
  deleteLawArea: 'Área legal eliminada',
  removeLawAreaTranslation: 'Traducción quitada',
  replaceLawArea: 'Área legal actualizada',
  updateLawAreaInternalName: 'Nombre interno cambiado',
  updateLawAreaParentId: 'Área superior cambiada',
  updateLawAreaQuestionId: 'Cuestionario cambiado',
  updateLawAreaShortCode: 'Código corto cambiado',
  updateLawAreaSortOrder: 'Orden de presentación cambiado',
  updateLawAreaTemplateId: 'Plantilla cambiada',
  updateLawAreaTranslation: 'Traducción cambiada',
} as const satisfies SameWords<typeof us.done>

export { LawAreaAction as journal } from '../../labels/partners/law-areas.es-US.ts'
