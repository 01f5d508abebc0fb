import type { Translation } from '@memberkit/foundation/messages'
import type { needsEnUS, phoneEnUS } from './en-US.ts'

/** The needs of a branch before it is activated. */
export const needsFrCA: Translation<typeof needsEnUS> = {
  'need.name': 'Nom',
  'need.address': 'Adresse',
  'need.timeZone': 'Fuseau horaire',
  'need.primaryEmail': 'Adresse courriel principale',
  'need.officePhone': 'Numéro de téléphone du bureau',
  'need.hours': 'Heures d’ouverture',
  'need.areaOfLaw': 'Au moins un domaine de droit',
  'need.provider': 'Au moins un avocat',
}

/** A phone number on one line. */
export const phoneFrCA: Translation<typeof phoneEnUS> = {
  extension: '{number}, poste {extension}',
}
