import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Resolution: { one: 'Dossier', many: 'Dossiers', about: 'Préoccupation d’un membre et mesures prises' },
  ResolutionDetails: {
    one: 'Détails du dossier',
    many: 'Détails des dossiers',
    about: 'Dossier, son membre et les dossiers connexes',
  },
  ResolutionSummary: { one: 'Résumé du dossier', many: 'Résumés des dossiers', about: 'Dossier dans une liste' },
  ResolutionSearchResult: {
    one: 'Résultat de recherche',
    many: 'Résultats de recherche',
    about: 'Dossiers qui correspondent à une recherche',
  },
  ResolutionEvent: {
    one: 'Entrée de l’historique',
    many: 'Entrées de l’historique',
    about: 'Événement survenu dans un dossier',
  },
  ResolutionAssignee: { one: 'Responsable', many: 'Responsables', about: 'Personne à qui un dossier peut être confié' },
  DirectoryUser: {
    one: 'Utilisateur de l’annuaire',
    many: 'Utilisateurs de l’annuaire',
    about: 'Collègue de l’annuaire du personnel',
  },
  FirmEmployee: {
    one: 'Employé du cabinet',
    many: 'Employés du cabinet',
    about: 'Personne qui travaille dans un cabinet',
  },
  Intake: { one: 'Demande initiale', many: 'Demandes initiales', about: 'Première demande d’aide d’un membre' },
  ClosingSequence: { one: 'Motifs de fermeture', many: 'Motifs de fermeture' },
  ResolutionEntitlement: { one: 'Protection', many: 'Protections' },
  ResolutionMember: { one: 'Membre', many: 'Membres' },
  ResolutionNote: { one: 'Note', many: 'Notes' },
  RedactedNote: { one: 'Note caviardée', many: 'Notes caviardées' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Resolution,
  about: 'Préoccupations des membres sur le service, jusqu’à leur règlement',
} as const satisfies Name

export const fields = {
  noteId: 'Note',
  resolutionId: 'Dossier',
  profileId: 'Profil',
  group: 'Groupe de l’annuaire',
  a: 'Première valeur du chemin',
  b: 'Deuxième valeur du chemin',
  concern: 'Préoccupation',
  actionTaken: 'Mesure prise',
  correctiveAction: 'Mesure corrective',
  surveyScore: 'Note du sondage',
  contactMethod: 'Moyen de contact',
  intakeId: 'Demande initiale',
  internalUseOnlyNotes: 'Notes internes',
  closingSequence: 'Motifs de fermeture',
  history: 'Historique',
  statusSince: 'Dans cet état depuis',
  pinPriority: 'Rang d’épinglage',
  openResolutions: 'Dossiers ouverts',
  related: 'Dossiers connexes',
  words: 'Mots recherchés',
  isUnassigned: 'Sans responsable',
  openedFrom: 'Ouvert à partir du',
  openedTo: 'Ouvert jusqu’au',
  offset: 'Nombre de résultats à ignorer',
  resolutions: 'Dossiers',
  resolution: 'Dossier',
  provider: 'Avocat du réseau',
  friendlyId: 'Numéro de dossier',
  'ResolutionSearchResult.total': 'Nombre de résultats',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  pinPriority: 'Les notes qui ont un numéro viennent en premier',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addResolutionClosingSequence: 'Ajouter des motifs de fermeture',
  addResolutionInternalUseOnlyNote: 'Ajouter une note interne',
  addResolutionNote: 'Ajouter une note',
  changeResolutionEntitlement: 'Modifier la protection',
  changeResolutionOwner: 'Modifier le titulaire',
  clearResolutionAssignee: 'Retirer le responsable',
  createFeedbackOnlyResolution: 'Consigner un avis seulement',
  createResolution: 'Créer un dossier',
  deleteResolution: 'Supprimer le dossier',
  getResolution: 'Afficher le dossier',
  getResolutionByFriendlyId: 'Rechercher un dossier par son numéro',
  getResolutionDetails: 'Afficher les détails du dossier',
  getResolutionHistory: 'Afficher l’historique',
  getResolutionsByProfileId: 'Afficher les dossiers d’une personne',
  listBranchFirms: 'Afficher les cabinets d’un bureau',
  listDirectoryGroupUsers: 'Afficher les utilisateurs de l’annuaire',
  listFirmEmployees: 'Afficher les employés du cabinet',
  listIntakes: 'Afficher les demandes initiales',
  listPartnerBranches: 'Afficher les bureaux partenaires',
  listResolutionAssignees: 'Afficher les responsables',
  listResolutions: 'Afficher les dossiers',
  listServicingBranches: 'Afficher les bureaux qui desservent un territoire',
  redactResolutionPII: 'Caviarder les renseignements personnels',
  searchInternalResolutions: 'Rechercher des dossiers avec les détails internes',
  searchPartnerResolutions: 'Rechercher les dossiers de votre cabinet',
  searchResolutions: 'Rechercher des dossiers',
  testResolutions: 'Afficher l’état du service',
  updateResolution: 'Modifier le dossier',
  updateResolutionAssigneeId: 'Modifier le responsable',
  updateResolutionContactMethod: 'Modifier le moyen de contact',
  updateResolutionDescription: 'Modifier la description',
  updateResolutionInternalNotePinPriority: 'Épingler la note interne',
  updateResolutionNotePinPriority: 'Épingler la note',
  updateResolutionStatus: 'Modifier l’état',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addResolutionClosingSequence: 'Motifs de fermeture ajoutés',
  addResolutionInternalUseOnlyNote: 'Note interne ajoutée',
  addResolutionNote: 'Note ajoutée',
  changeResolutionEntitlement: 'Protection modifiée',
  changeResolutionOwner: 'Titulaire modifié',
  clearResolutionAssignee: 'Responsable retiré',
  createFeedbackOnlyResolution: 'Avis consigné',
  createResolution: 'Dossier ouvert',
  deleteResolution: 'Dossier supprimé',
  redactResolutionPII: 'Renseignements personnels caviardés',
  updateResolution: 'Dossier modifié',
  updateResolutionAssigneeId: 'Responsable modifié',
  updateResolutionContactMethod: 'Moyen de contact modifié',
  updateResolutionDescription: 'Description modifiée',
  updateResolutionInternalNotePinPriority: 'Note interne épinglée',
  updateResolutionNotePinPriority: 'Note épinglée',
  updateResolutionStatus: 'État modifié',
} as const satisfies SameWords<typeof us.done>

export { ResolutionAction as journal } from '../../labels/partners/resolution-journal.fr-CA.ts'
