import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Factor: {
    one: 'Méthode de vérification',
    many: 'Méthodes de vérification',
    about: 'Deuxième moyen de prouver son identité',
  },
  FactorValidation: {
    one: 'Résultat de la vérification',
    many: 'Résultats des vérifications',
    about: 'Indique si le code ou la réponse est exact',
  },
  SentCode: {
    one: 'Code envoyé',
    many: 'Codes envoyés',
    about: 'Destination du code et moment où il peut être renvoyé',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Factor,
  about: 'Moyens de prouver l’identité à l’ouverture de session',
} as const satisfies Name

export const fields = {
  factorId: 'Méthode de vérification',
  proofType: 'Type de preuve',
  primary: 'Principal',
  destination: 'Destinataire',
  lastUsedAt: 'Dernière utilisation',
  attemptsLeft: 'Tentatives restantes',
  lockedUntil: 'Verrouillé jusqu’au',
  question: 'Question de sécurité',
  code: 'Code de vérification',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  code: 'Tiré du message envoyé',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  createFactor: 'Ajouter une méthode de vérification',
  deleteFactor: 'Retirer la méthode de vérification',
  listFactors: 'Afficher les méthodes de vérification',
  sendFactorCode: 'Envoyer un code de vérification',
  setPrimaryFactor: 'En faire la méthode principale',
  updateFactorName: 'Modifier le nom',
  validateFactor: 'Vérifier le code',
  verifyFactor: 'Confirmer la méthode de vérification',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createFactor: 'Méthode de vérification ajoutée',
  deleteFactor: 'Méthode de vérification retirée',
  sendFactorCode: 'Code de vérification envoyé',
  setPrimaryFactor: 'Méthode principale modifiée',
  updateFactorName: 'Nom modifié',
  validateFactor: 'Code vérifié',
  verifyFactor: 'Méthode de vérification confirmée',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createFactor,
  DELETE: done.deleteFactor,
  SET_PRIMARY: done.setPrimaryFactor,
  UPDATE_NAME: done.updateFactorName,
  VALIDATE: done.validateFactor,
  VERIFY: done.verifyFactor,
} as const satisfies SameWords<typeof us.journal>
