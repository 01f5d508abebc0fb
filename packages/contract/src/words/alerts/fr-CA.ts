import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Alert: { one: 'Alerte', many: 'Alertes', about: 'Avertissement sur les données ou le compte d’une personne' },
  AlertTemplate: { one: 'Modèle d’alerte', many: 'Modèles d’alerte', about: 'Textes d’un type d’alerte' },
  AlertTemplateText: { one: 'Texte', many: 'Textes' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Alert,
  about: 'Avertissements qui demandent l’attention d’une personne',
} as const satisfies Name

export const fields = {
  applications: 'Applications',
  application: 'Application',
  notificationStatus: 'Livraison des notifications',
  notificationTypes: 'Canaux de notification',
  concerns: 'Renseignements trouvés',
  advice: 'Marche à suivre',
  occurredAt: 'Date de l’événement',
  texts: 'Textes',
  usedBy: 'Nombre d’alertes qui l’utilisent',
  resolution: 'Règlement',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  acknowledgeAlert: 'Prendre en compte l’alerte',
  changeAlertOwner: 'Modifier le titulaire',
  createAlertTemplate: 'Créer un modèle d’alerte',
  createAlerts: 'Créer des alertes',
  createIdentityAlert: 'Créer une alerte pour une personne',
  deleteAlert: 'Supprimer l’alerte',
  deleteAlertTemplate: 'Supprimer le modèle d’alerte',
  dismissAlert: 'Ignorer l’alerte',
  escalateAlert: 'Augmenter la priorité',
  getAlertTemplate: 'Afficher le modèle d’alerte',
  listAlertTemplates: 'Afficher les modèles d’alerte',
  listAlerts: 'Afficher les alertes',
  listIdentityAlerts: 'Afficher les alertes d’une personne',
  resolveAlert: 'Régler l’alerte',
  updateAlertNotificationStatus: 'Modifier la livraison des notifications',
  updateAlertTemplate: 'Modifier le modèle d’alerte',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  acknowledgeAlert: 'Alerte prise en compte',
  changeAlertOwner: 'Titulaire modifié',
  createAlertTemplate: 'Modèle d’alerte créé',
  createAlerts: 'Alertes créées',
  createIdentityAlert: 'Alerte créée pour la personne',
  deleteAlert: 'Alerte supprimée',
  deleteAlertTemplate: 'Modèle d’alerte supprimé',
  dismissAlert: 'Alerte ignorée',
  escalateAlert: 'Priorité augmentée',
  resolveAlert: 'Alerte réglée',
  updateAlertNotificationStatus: 'Livraison des notifications modifiée',
  updateAlertTemplate: 'Modèle d’alerte modifié',
} as const satisfies SameWords<typeof us.done>

export { AlertAction as journal } from '../../labels/identity/alerts.fr-CA.ts'
