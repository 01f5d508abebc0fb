import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Form: { one: 'Formulaire', many: 'Formulaires', about: 'Formulaire rempli avec les données d’un membre' },
  DownloadableForm: {
    one: 'Formulaire à télécharger',
    many: 'Formulaires à télécharger',
    about: 'Formulaire vierge à télécharger',
  },
  FormField: { one: 'Champ', many: 'Champs' },
  FormValue: { one: 'Valeur d’un champ', many: 'Valeurs de champs' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Form,
  about: 'Formulaires officiels par État, remplis pour les membres',
} as const satisfies Name

export const fields = {
  formKey: 'Clé du formulaire',
  isAccessible: 'Accessible aux lecteurs d’écran',
  isPrefilled: 'Rempli d’avance',
  formId: 'Formulaire',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createForm: 'Créer un formulaire',
  deleteAllFormResources: 'Supprimer toutes les données des formulaires',
  deleteForm: 'Supprimer le formulaire',
  getForm: 'Afficher le formulaire',
  listDownloadableForms: 'Afficher les formulaires à télécharger',
  listForms: 'Afficher les formulaires',
  populateForm: 'Remplir le formulaire',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  deleteAllFormResources:
    'Tout ce que contiennent les formulaires de cette personne est supprimé. Cette action est irréversible.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createForm: 'Formulaire créé',
  deleteAllFormResources: 'Données des formulaires supprimées',
  deleteForm: 'Formulaire supprimé',
  populateForm: 'Formulaire rempli',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createForm,
  POPULATED: done.populateForm,
  DELETED: done.deleteForm,
} as const satisfies SameWords<typeof us.journal>
