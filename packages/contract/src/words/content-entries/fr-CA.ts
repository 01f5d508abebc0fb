import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ContentEntry: { one: 'Contenu', many: 'Contenus', about: 'Page, section ou bloc d’un site' },
  ContentType: {
    one: 'Modèle de contenu',
    many: 'Modèles de contenu',
    about: 'Champs que comporte un type de contenu',
  },
  ContentField: { one: 'Champ', many: 'Champs' },
  ContentTypeField: { one: 'Champ', many: 'Champs' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ContentEntry,
  about: 'Textes et pages des sites publics',
} as const satisfies Name

export const fields = {
  entryIds: 'Contenus',
  boolean: 'Oui ou non',
  variant: 'Type de contenu',
  siteType: 'Site',
  contentTypeId: 'Modèle de contenu',
  slug: 'Fin de l’adresse Web',
  updatedByName: 'Personne à l’origine de la dernière mise à jour',
  entryId: 'Contenu',
  maximumLength: 'Longueur maximale',
  allowedContentTypeIds: 'Modèles de contenu permis',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  slug: 'Mots en minuscules séparés par des traits d’union',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  createContentEntry: 'Créer un contenu',
  deleteContentEntry: 'Supprimer le contenu',
  getContentEntry: 'Afficher le contenu',
  getContentType: 'Afficher le modèle de contenu',
  listContentEntries: 'Afficher les contenus',
  listContentTypes: 'Afficher les modèles de contenu',
  replaceContentEntry: 'Modifier le contenu',
  updateContentArrayField: 'Modifier la liste',
  updateContentBooleanField: 'Modifier le champ oui/non',
  updateContentEntryField: 'Modifier le champ',
  updateContentTextField: 'Modifier le texte',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createContentEntry: 'Contenu créé',
  deleteContentEntry: 'Contenu supprimé',
  replaceContentEntry: 'Contenu modifié',
  updateContentArrayField: 'Liste modifiée',
  updateContentBooleanField: 'Champ oui/non modifié',
  updateContentEntryField: 'Champ modifié',
  updateContentTextField: 'Texte modifié',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createContentEntry,
  UPDATED: done.replaceContentEntry,
  FIELD_UPDATED: done.updateContentEntryField,
  DELETED: done.deleteContentEntry,
} as const satisfies SameWords<typeof us.journal>
