import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  LawArea: {
    one: 'Domaine de droit',
    many: 'Domaines de droit',
    about: 'Type d’affaire juridique et son questionnaire',
  },
  LawAreaTranslation: { one: 'Traduction', many: 'Traductions' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.LawArea,
  about: 'Types d’affaires juridiques pour lesquelles les membres peuvent obtenir de l’aide',
} as const satisfies Name

export const fields = {
  lawAreaId: 'Domaine de droit',
  parentId: 'Domaine parent',
  shortCode: 'Code abrégé',
  sortOrder: 'Ordre d’affichage',
  templateId: 'Modèle',
  translations: 'Traductions',
  synonyms: 'Synonymes',
  locale: 'Langue',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  shortCode: 'Lettres utilisées dans les numéros de dossier et les rapports',
  sortOrder: 'Les plus petits nombres viennent en premier',
  synonyms: 'Autres mots que les gens recherchent',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addLawAreaTranslation: 'Ajouter une traduction',
  createLawArea: 'Créer un domaine de droit',
  deleteLawArea: 'Supprimer le domaine de droit',
  getLawArea: 'Afficher le domaine de droit',
  listLawAreas: 'Afficher les domaines de droit',
  removeLawAreaTranslation: 'Retirer la traduction',
  replaceLawArea: 'Modifier le domaine de droit',
  updateLawAreaInternalName: 'Modifier le nom interne',
  updateLawAreaParentId: 'Modifier le domaine parent',
  updateLawAreaQuestionId: 'Modifier le questionnaire',
  updateLawAreaShortCode: 'Modifier le code abrégé',
  updateLawAreaSortOrder: 'Modifier l’ordre d’affichage',
  updateLawAreaTemplateId: 'Modifier le modèle',
  updateLawAreaTranslation: 'Modifier la traduction',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addLawAreaTranslation: 'Traduction ajoutée',
  createLawArea: 'Domaine de droit créé',
  deleteLawArea: 'Domaine de droit supprimé',
  removeLawAreaTranslation: 'Traduction retirée',
  replaceLawArea: 'Domaine de droit modifié',
  updateLawAreaInternalName: 'Nom interne modifié',
  updateLawAreaParentId: 'Domaine parent modifié',
  updateLawAreaQuestionId: 'Questionnaire modifié',
  updateLawAreaShortCode: 'Code abrégé modifié',
  updateLawAreaSortOrder: 'Ordre d’affichage modifié',
  updateLawAreaTemplateId: 'Modèle modifié',
  updateLawAreaTranslation: 'Traduction modifiée',
} as const satisfies SameWords<typeof us.done>

export { LawAreaAction as journal } from '../../labels/partners/law-areas.fr-CA.ts'
