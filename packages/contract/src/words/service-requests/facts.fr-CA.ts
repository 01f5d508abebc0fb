import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ServiceRequest: {
    one: 'Demande de service',
    many: 'Demandes de service',
    about: 'Demande d’aide juridique d’un membre',
  },
  CallToken: {
    one: 'Jeton d’appel',
    many: 'Jetons d’appel',
    about: 'Jeton permettant à un agent d’appeler depuis le navigateur',
  },
  ServiceRequestDocument: { one: 'Document', many: 'Documents', about: 'Document de la demande' },
  QuickAlert: { one: 'Alerte rapide', many: 'Alertes rapides' },
  ScheduledCall: { one: 'Appel prévu', many: 'Appels prévus' },
  ServiceRequestAlert: { one: 'Alerte', many: 'Alertes' },
  ServiceRequestAnswer: { one: 'Réponse', many: 'Réponses' },
  ServiceRequestAttachment: { one: 'Pièce jointe', many: 'Pièces jointes' },
  ServiceRequestChat: { one: 'Conversation', many: 'Conversations' },
  ServiceRequestContact: { one: 'Personne-ressource', many: 'Personnes-ressources' },
  ServiceRequestEntitlement: { one: 'Protection', many: 'Protections' },
  ServiceRequestEvent: { one: 'Événement', many: 'Événements' },
  ServiceRequestNote: { one: 'Note', many: 'Notes' },
  ServiceRequestSurvey: { one: 'Sondage', many: 'Sondages' },
  TalkdeskInteraction: { one: 'Appel Talkdesk', many: 'Appels Talkdesk' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ServiceRequest,
  about: 'Demandes d’aide juridique des membres, du premier appel à la fermeture',
} as const satisfies Name

export const fields = {
  'ServiceRequestAnswer.questionId': 'Question',
  'ServiceRequest.number': 'Numéro de la demande',
  acknowledgedAt: 'Date de prise en compte',
  agent: 'Agent',
  answers: 'Réponses',
  autoCloseAt: 'Fermeture automatique',
  by: 'Auteur',
  caseId: 'Numéro de dossier',
  chats: 'Conversations',
  closingReason: 'Motif de fermeture',
  completedOn: 'Date d’achèvement',
  conflictsChecked: 'Vérification des conflits d’intérêts',
  criticalDate: 'Date critique',
  direction: 'Sens de l’appel',
  dismissedAt: 'Date de rejet',
  documents: 'Documents',
  endedAt: 'Fin',
  events: 'Événements',
  firstActivityDueBy: 'Échéance du premier rappel',
  followUpAnswers: 'Sondage de suivi',
  isProcessed: 'Traité',
  lawyerName: 'Nom de l’avocat',
  originalId: 'Document original',
  outcome: 'Issue de l’appel',
  quickAlert: 'Alerte rapide',
  referredTo: 'Confiée à',
  scheduledCall: 'Appel prévu',
  surveyAnswers: 'Sondage de satisfaction',
  talkdeskInteractions: 'Appels Talkdesk',
  unread: 'Messages non lus',
  willCompletedOn: 'Date d’achèvement du testament',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  firstActivityDueBy: 'Moment avant lequel le cabinet doit avoir appelé',
  criticalDate: 'Date de cour ou échéance à ne pas manquer',
  conflictsChecked: 'Confirmez que le cabinet n’a aucun conflit d’intérêts',
  autoCloseAt: 'Moment où la demande se ferme si rien ne se passe',
  quickAlert: 'Affichée au-dessus de la demande jusqu’à son retrait',
} as const satisfies SameWords<typeof us.hints>
