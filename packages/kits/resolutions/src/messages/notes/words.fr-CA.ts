import type { Translation } from '@memberkit/foundation/messages'
import type { notesEnUS } from './words.en-US.ts'

export const notesFrCA: Translation<typeof notesEnUS> = {
  waiting: 'Pas encore envoyée',
  wait: {
    one: 'Envoi dans {count} seconde',
    many: 'Envoi dans {count} secondes',
    other: 'Envoi dans {count} secondes',
  },
  after: 'Envoi après la note précédente',
  takeBack: 'Annuler l’envoi',
  now: 'Envoyer maintenant',
  sending: 'Envoi en cours',
  done: 'Note ajoutée.',
  twice: 'Note ajoutée. Elle est arrivée deux fois, et le dossier en affiche deux copies.',
  lost: 'Nous ne savons pas si une note a été ajoutée à {number}. Elle attend dans le dossier, d’où vous pouvez la renvoyer.',
  blank: 'Entrez la note.',
  hint: 'Vous pouvez annuler l’envoi pendant 8 secondes.',
  keys: 'Ctrl ou Commande avec Entrée envoie tout de suite.',
}
