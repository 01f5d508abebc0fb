import type * as lawAreas from '../../partners/law-areas.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  LawArea: { one: 'Area of law', many: 'Areas of law', about: 'A kind of legal matter and its questionnaire' },
  LawAreaTranslation: { one: 'Translation', many: 'Translations' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.LawArea,
  about: 'The kinds of legal matter members can get help with',
} as const satisfies Name

export const fields = {
  lawAreaId: 'Area of law',
  parentId: 'Parent area',
  shortCode: 'Short code',
  sortOrder: 'Order in lists',
  templateId: 'Template',
  translations: 'Translations',
  synonyms: 'Synonyms',
  locale: 'Language',
} as const satisfies FieldWords

export const hints = {
  shortCode: 'Letters used in case numbers and reports',
  sortOrder: 'Lower numbers come first',
  synonyms: 'Other words people search for',
} as const satisfies FieldWords

export const actions = {
  addLawAreaTranslation: 'Add translation',
  createLawArea: 'Create area of law',
  deleteLawArea: 'Delete area of law',
  getLawArea: 'View area of law',
  listLawAreas: 'View areas of law',
  removeLawAreaTranslation: 'Remove translation',
  replaceLawArea: 'Edit area of law',
  updateLawAreaInternalName: 'Change internal name',
  updateLawAreaParentId: 'Change parent area',
  updateLawAreaQuestionId: 'Change questionnaire',
  updateLawAreaShortCode: 'Change short code',
  updateLawAreaSortOrder: 'Change order in lists',
  updateLawAreaTemplateId: 'Change template',
  updateLawAreaTranslation: 'Change translation',
} as const satisfies ActionWords<typeof lawAreas>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addLawAreaTranslation: 'Translation added',
  createLawArea: 'Area of law created',
  deleteLawArea: 'Area of law deleted',
  removeLawAreaTranslation: 'Translation removed',
  replaceLawArea: 'Area of law updated',
  updateLawAreaInternalName: 'Internal name changed',
  updateLawAreaParentId: 'Parent area changed',
  updateLawAreaQuestionId: 'Questionnaire changed',
  updateLawAreaShortCode: 'Short code changed',
  updateLawAreaSortOrder: 'Order in lists changed',
  updateLawAreaTemplateId: 'Template changed',
  updateLawAreaTranslation: 'Translation changed',
} as const satisfies ActionWords<typeof lawAreas>

export { LawAreaAction as journal } from '../../labels/partners/law-areas.en-US.ts'
