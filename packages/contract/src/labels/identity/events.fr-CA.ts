import type * as events from '../../identity/events.ts'
import type { Labels } from '../labels.ts'

export const EventStatus = {
  ACTIVE: 'Actif',
  COMPLETED: 'Terminé',
  CANCELED: 'Annulé',
  DELETED: 'Supprimé',
} as const satisfies Labels<events.EventStatus>

export const EventType = {
  CALL_SCHEDULED: 'Appel planifié',
} as const satisfies Labels<events.EventType>

export const EventParticipantRole = {
  MEMBER: 'Membre',
  ADMIN: 'Administrateur',
  ADMIN_GROUP_MEMBER: 'Membre du groupe d’administrateurs',
} as const satisfies Labels<events.EventParticipantRole>

export const EventInvitationStatus = {
  PENDING: 'Sans réponse',
  ACCEPTED: 'Acceptée',
  DECLINED: 'Refusée',
  UNSENT: 'Non envoyée',
} as const satisfies Labels<events.EventInvitationStatus>

export const EventAction = {
  CREATE: 'Événement créé',
  ACTIVATE: 'Événement activé',
  COMPLETE: 'Événement terminé',
  CANCEL: 'Événement annulé',
  DELETE: 'Événement supprimé',
  UPDATE_DATE: 'Date modifiée',
  UPDATE_LOCATION: 'Lieu modifié',
  ADD_PARTICIPANTS: 'Participants ajoutés',
  REPLACE_PARTICIPANT: 'Participant remplacé',
  UPDATE_INVITATION_STATUS: 'État de l’invitation modifié',
  UPDATE_PARTICIPANT_ROLE: 'Rôle du participant modifié',
  UPDATE_SUBJECT: 'Objet modifié',
  UPDATE_EVENT_TYPE: 'Type d’événement modifié',
  UPDATE_PARTICIPANT_NAME: 'Nom du participant modifié',
} as const satisfies Labels<events.EventAction>
