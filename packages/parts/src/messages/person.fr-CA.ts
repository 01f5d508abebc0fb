import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/fr-CA'
import type { Translation } from '@memberkit/foundation/messages'
import type { personEnUS } from './person.en-US.ts'

export const personFrCA: Translation<typeof personEnUS> = {
  'AccountIdentifierType.member': AccountIdentifierType.member,
  'AccountIdentifierType.associate': AccountIdentifierType.associate,
  id: 'Identifiant {id}',
  Internal: 'Compte du personnel',
  Partner: 'Compte de partenaire',
  GroupAdmin: 'Compte d’administrateur de groupe',
  Machine: 'Compte système',
}
