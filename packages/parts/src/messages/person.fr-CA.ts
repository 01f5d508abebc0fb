import type { Translation } from '@memberkit/foundation/messages'
import type { personEnUS } from './person.en-US.ts'

export const personFrCA: Translation<typeof personEnUS> = {
  id: 'Identifiant {id}',
  Internal: 'Compte du personnel',
  Partner: 'Compte de partenaire',
  GroupAdmin: 'Compte d’administrateur de groupe',
  Machine: 'Compte système',
}
