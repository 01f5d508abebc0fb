import type { Translation } from '@memberkit/foundation/messages'
import type { createEnUS } from './en-US.ts'

export const createFrCA: Translation<typeof createEnUS> = {
  title: 'Nouvelle succursale',
  text: 'Les membres ne la voient pas avant son activation. Vous ajouterez le reste ensuite.',
  name: 'Nom',
  network: 'Réseau',
  'network.choose': 'Choisissez un réseau',
  types: 'Types',
  'types.missing': 'Choisissez au moins un type.',
  address: 'Adresse du bureau',
  timeZone: 'Fuseau horaire',
  'timeZone.choose': 'Choisissez un fuseau horaire',
  externalId: 'Identifiant externe',
  firmId: 'Identifiant du cabinet',
  optional: 'Facultatif',
  cancel: 'Annuler',
  close: 'Fermer',
  do: 'Créer la succursale',
  working: 'Création de la succursale',
  twice: 'La demande est arrivée deux fois\u00a0: {branch} figure en double. Supprimez l’une des deux.',
  done: 'Succursale créée\u00a0: {branch}',
}
