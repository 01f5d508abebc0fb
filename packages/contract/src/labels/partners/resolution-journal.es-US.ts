import type * as resolutions from '../../partners/resolutions.ts'
import type { Labels } from '../labels.ts'

export const ResolutionAction = {
  Migrated: 'Traído del sistema anterior',
  Created: 'Caso abierto',
  Updated: 'Caso actualizado',
  NoteAdded: 'Nota agregada',
  InternalUseNoteAdded: 'Nota interna agregada',
  StatusUpdated: 'Estado cambiado',
  AssigneeIdUpdated: 'Responsable cambiado',
  ContactMethodUpdated: 'Forma de contacto cambiada',
  OwnerChanged: 'Titular cambiado',
  DescriptionUpdated: 'Descripción cambiada',
  Redacted: 'Datos personales eliminados',
  Deleted: 'Caso eliminado',
  ClosingSequenceAdded: 'Datos de cierre agregados',
} as const satisfies Labels<resolutions.ResolutionAction>
