import type * as resolutions from '../../partners/resolutions.ts'
import type { Labels } from '../labels.ts'

export const ResolutionAction = {
  Migrated: 'Brought over from the former system',
  Created: 'Case opened',
  Updated: 'Case updated',
  NoteAdded: 'Note added',
  InternalUseNoteAdded: 'Internal note added',
  StatusUpdated: 'Status changed',
  AssigneeIdUpdated: 'Assignee changed',
  ContactMethodUpdated: 'Contact method changed',
  OwnerChanged: 'Owner changed',
  DescriptionUpdated: 'Description changed',
  Redacted: 'Personal details removed',
  Deleted: 'Case deleted',
  ClosingSequenceAdded: 'Closing details added',
} as const satisfies Labels<resolutions.ResolutionAction>
