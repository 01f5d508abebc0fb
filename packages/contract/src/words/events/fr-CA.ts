import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Event: { one: 'Événement', many: 'Événements', about: 'Appel ou rencontre prévus' },
  EventLocation: { one: 'Lieu', many: 'Lieux' },
  EventParticipant: { one: 'Participant', many: 'Participants' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Event,
  about: 'Appels et rencontres, avec leurs participants',
} as const satisfies Name

export const fields = {
  eventType: 'Type d’événement',
  location: 'Lieu',
  invitationStatus: 'Invitation',
  notifyParticipants: 'Aviser les participants',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  activateEvent: 'Activer l’événement',
  addEventParticipants: 'Ajouter des participants',
  cancelEvent: 'Annuler l’événement',
  completeEvent: 'Terminer l’événement',
  createEvent: 'Créer un événement',
  deleteEvent: 'Supprimer l’événement',
  getEvent: 'Afficher l’événement',
  listEventsById: 'Afficher les événements',
  replaceEventParticipant: 'Remplacer le participant',
  updateEventDate: 'Modifier la date',
  updateEventInvitationStatus: 'Modifier la réponse à l’invitation',
  updateEventLocation: 'Modifier le lieu',
  updateEventParticipantName: 'Modifier le nom du participant',
  updateEventParticipantRole: 'Modifier le rôle du participant',
  updateEventSubject: 'Modifier l’objet',
  updateEventType: 'Modifier le type',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateEvent: 'Événement activé',
  addEventParticipants: 'Participants ajoutés',
  cancelEvent: 'Événement annulé',
  completeEvent: 'Événement terminé',
  createEvent: 'Événement créé',
  deleteEvent: 'Événement supprimé',
  replaceEventParticipant: 'Participant remplacé',
  updateEventDate: 'Date modifiée',
  updateEventInvitationStatus: 'Réponse à l’invitation modifiée',
  updateEventLocation: 'Lieu modifié',
  updateEventParticipantName: 'Nom du participant modifié',
  updateEventParticipantRole: 'Rôle du participant modifié',
  updateEventSubject: 'Objet modifié',
  updateEventType: 'Type modifié',
} as const satisfies SameWords<typeof us.done>

export { EventAction as journal } from '../../labels/identity/events.fr-CA.ts'
