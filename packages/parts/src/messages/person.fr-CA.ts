import type { Translation } from '@memberkit/foundation/messages'
import type { personEnUS } from './person.en-US.ts'

export const personFrCA: Translation<typeof personEnUS> = {
  id: 'Identifiant {id}',
  Internal: 'Compte du personnel',
  Partner: 'Compte de partenaire',
  GroupAdmin: 'Compte d’administrateur de groupe',
  Machine: 'Compte système',
  identity: 'Identifiant de la personne',
  hint: 'Tel qu’il figure sur la page du compte.',
  missing: 'Entrez l’identifiant de la personne.',
  find: 'Trouver la personne',
  noun: 'cette personne',
  looking: 'Recherche de la personne',
  found: '{name}\u00a0: compte trouvé. Confirmez ci-dessous.',
  notFound: 'La personne n’a pas pu être recherchée. Rien n’a été modifié.',
  unknown: 'Personne n’a l’identifiant {id}. Vérifiez-le sur la page du compte.',
  confirm: 'Il s’agit de {name}, identifiant {id}',
  confirmMissing: 'Confirmez que {name} est la bonne personne.',
}
