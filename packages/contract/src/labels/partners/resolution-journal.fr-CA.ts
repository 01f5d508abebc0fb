import type * as resolutions from '../../partners/resolutions.ts'
import type { Labels } from '../labels.ts'

export const ResolutionAction = {
  Migrated: 'Importé de l’ancien système',
  Created: 'Dossier ouvert',
  Updated: 'Dossier mis à jour',
  NoteAdded: 'Note ajoutée',
  InternalUseNoteAdded: 'Note interne ajoutée',
  StatusUpdated: 'État modifié',
  AssigneeIdUpdated: 'Responsable modifié',
  ContactMethodUpdated: 'Moyen de contact modifié',
  OwnerChanged: 'Titulaire modifié',
  DescriptionUpdated: 'Description modifiée',
  Redacted: 'Renseignements personnels retirés',
  Deleted: 'Dossier supprimé',
  ClosingSequenceAdded: 'Motifs de fermeture ajoutés',
} as const satisfies Labels<resolutions.ResolutionAction>
