import { coreMessages } from '../core.ts'
import { defineMessages } from '../messages.ts'

export const core = defineMessages(coreMessages, 'fr-CA', {
  retry: 'Réessayer',
  retryIn: { one: 'Réessayer dans {count} seconde', other: 'Réessayer dans {count} secondes' },
  details: 'Détails',
  reference: 'Référence {reference}',
  signIn: 'Ouvrir une session',
  deniedTitle: 'Vous n’avez pas accès à cette section',
  deniedText: 'Si vous en avez besoin, demandez l’accès à votre administrateur.',
  goneTitle: 'Nous ne trouvons pas cet élément',
  goneText: 'Il a peut-être été supprimé, ou le lien est incomplet.',
  signedOutTitle: 'Votre session est terminée',
  signedOutText: 'Ouvrez une nouvelle session et vous reviendrez à cette page.',
  conflictTitle: 'Il y a eu un changement',
  conflictText: 'Quelqu’un vient de faire une modification. Rechargez pour voir l’état actuel.',
  waitTitle: 'Trop de demandes à la fois',
  waitText: 'Le service demande une courte pause. Rien n’est perdu.',
  otherTitle: 'Impossible d’afficher cette section',
  otherText: 'Le service n’a pas accepté la demande. Si cela se reproduit, donnez la référence ci-dessous au soutien.',
  failedTitle: 'Un problème est survenu de notre côté',
  failedText: 'Vous n’y êtes pour rien. Réessayez dans un instant.',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText: 'Connectez-vous à Internet, puis réessayez.',
  offlineStale: 'Vous êtes hors ligne. Voici l’état en date du {time}.',
  stale: 'La mise à jour n’a pas pu se faire. Voici l’état en date du {time}.',
})
