import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { newKitMessages } from './namespace.ts'

/** Every message of the kit in fr-CA. */
export const frCA: readonly Dictionary[] = [
  defineMessages(newKitMessages, 'fr-CA', {
    title: 'Modes de paiement',
    loading: 'Chargement des modes de paiement',
    count: {
      one: '{count} mode de paiement',
      many: '{count} de modes de paiement',
      other: '{count} modes de paiement',
    },
    'column.name': 'Mode de paiement',
    'column.status': 'État',
    'status.ACTIVE': 'Actif',
    'status.INACTIVE': 'Non utilisé',
    'empty.heading': 'Aucun mode de paiement pour le moment',
    'empty.text': 'Dès que vous en ajouterez un, il s’affichera ici.',
  }),
]
