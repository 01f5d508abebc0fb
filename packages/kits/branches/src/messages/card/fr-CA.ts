import type { Translation } from '@memberkit/foundation/messages'
import { phoneFrCA } from '../shared/fr-CA.ts'
import type { cardEnUS } from './en-US.ts'

export const cardFrCA: Translation<typeof cardEnUS> = {
  ...phoneFrCA,
  noun: 'cette succursale',
  loading: 'Chargement de la succursale',
  unnamed: 'Succursale sans nom',
  picture: 'Photo de {name}',
  call: 'Appeler le {number}',
  hours: 'Heures d’ouverture',
  zone: 'Heure locale de la succursale\u00a0: {zone}',
  email: 'Courriel',
  address: 'Adresse',
  areas: 'Domaines de droit',
  languages: 'Langues',
  web: 'Sur le Web',
  website: 'Site Web',
  video: 'Vidéo de bienvenue',
  opens: 'S’ouvre dans un nouvel onglet',
}
