import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ScheduledCommunication: {
    one: 'Communication planifiée',
    many: 'Communications planifiées',
    about: 'Message en attente de sa date d’envoi',
  },
  CommunicationWorker: {
    one: 'Moteur d’envoi',
    many: 'Moteurs d’envoi',
    about: 'Moteur qui envoie les messages en attente',
  },
  CommunicationInterval: { one: 'Intervalle de répétition', many: 'Intervalles de répétition' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ScheduledCommunication,
  about: 'Messages à envoyer plus tard et moteur qui les envoie',
} as const satisfies Name

export const fields = {
  communicationId: 'Communication',
  every: 'Intervalle',
  changedAt: 'Date de modification',
  attempts: 'Tentatives',
  nextAttemptAt: 'Prochaine tentative',
  processedAt: 'Date de traitement',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  activateCommunicationWorker: 'Démarrer le moteur d’envoi',
  cancelScheduledCommunication: 'Annuler la communication',
  changeScheduledCommunicationDeliverOn: 'Modifier la date d’envoi',
  createScheduledCommunication: 'Planifier une communication',
  getCommunicationWorker: 'Afficher le moteur d’envoi',
  getScheduledCommunication: 'Afficher la communication',
  pauseCommunicationWorker: 'Mettre le moteur d’envoi en pause',
  processScheduledCommunication: 'Envoyer maintenant',
} as const satisfies SameWords<typeof us.actions>

/** Consequences of actions, shown before they are sent. */
export const consequences = {
  pauseCommunicationWorker: 'Rien de ce qui est planifié n’est envoyé tant qu’il n’est pas redémarré.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateCommunicationWorker: 'Moteur d’envoi démarré',
  cancelScheduledCommunication: 'Communication annulée',
  changeScheduledCommunicationDeliverOn: 'Date d’envoi modifiée',
  createScheduledCommunication: 'Communication planifiée',
  pauseCommunicationWorker: 'Moteur d’envoi mis en pause',
  processScheduledCommunication: 'Communication envoyée',
} as const satisfies SameWords<typeof us.done>

export { ScheduledCommunicationAction as journal } from '../../labels/identity/scheduled-communications.fr-CA.ts'
