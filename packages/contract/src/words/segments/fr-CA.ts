import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Segment: { one: 'Segment', many: 'Segments', about: 'Groupe nommé d’associés' },
  SegmentRow: { one: 'Ligne', many: 'Lignes', about: 'Résultat d’une ligne du fichier' },
  SegmentAssociate: { one: 'Associé', many: 'Associés' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Segment,
  about: 'Associés regroupés pour des campagnes et des offres',
} as const satisfies Name

export const fields = {
  segmentId: 'Segment',
  a: 'Première valeur du chemin',
  b: 'Deuxième valeur du chemin',
  associateIds: 'Associés',
  row: 'Ligne',
  file: 'Fichier CSV',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  file: 'Un numéro d’associé par ligne',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  changeSegmentOwner: 'Modifier le titulaire',
  createSegment: 'Créer un segment',
  deleteSegment: 'Supprimer le segment',
  getSegment: 'Afficher le segment',
  listSegments: 'Afficher les segments',
  updateSegment: 'Modifier le segment',
  updateSegmentAssociates: 'Modifier les associés',
  uploadSegmentCsv: 'Téléverser un fichier CSV',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeSegmentOwner: 'Titulaire modifié',
  createSegment: 'Segment créé',
  deleteSegment: 'Segment supprimé',
  updateSegment: 'Segment modifié',
  updateSegmentAssociates: 'Associés modifiés',
  uploadSegmentCsv: 'Fichier CSV téléversé',
} as const satisfies SameWords<typeof us.done>

export { SegmentAction as journal } from '../../labels/identity/segments.fr-CA.ts'
