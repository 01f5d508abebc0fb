import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Identity: { one: 'Compte', many: 'Comptes', about: 'Données de connexion d’une personne' },
  IdentityEmail: { one: 'Courriel de connexion', many: 'Courriels de connexion' },
  IdentityExistence: {
    one: 'Vérification de compte',
    many: 'Vérifications de compte',
    about: 'Indique si le compte existe',
  },
  IdentitySettings: {
    one: 'Paramètres de connexion',
    many: 'Paramètres de connexion',
    about: 'Comment une personne ouvre une session',
  },
  IdentityToken: { one: 'Jeton d’identité', many: 'Jetons d’identité', about: 'Jeton qui agit pour une personne' },
  Impersonation: {
    one: 'Session au nom d’un membre',
    many: 'Sessions au nom d’un membre',
    about: 'Session où le personnel agit au nom d’un membre',
  },
  PasswordRecord: { one: 'Mot de passe', many: 'Mots de passe' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Identity,
  about: 'Toutes les personnes qui peuvent ouvrir une session, et comment',
} as const satisfies Name

export const fields = {
  canCreateToken: 'Peut créer des jetons',
  resetCode: 'Code de réinitialisation',
  newPassword: 'Nouveau mot de passe',
  passwords: 'Mots de passe',
  hash: 'Mot de passe haché',
  setAt: 'Date de création',
  oktaId: 'Compte Okta',
  usernames: 'Noms d’utilisateur',
  multifactorType: 'Vérification en deux étapes',
  referrer: 'Provenance de la recommandation',
  federatedAuthType: 'Ouverture de session externe',
  isTemporary: 'Temporaire',
  invalidatedAt: 'Date d’invalidation',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  appName: 'Application',
  newEmail: 'Nouveau courriel',
  newUsername: 'Nouveau nom d’utilisateur',
  emails: 'Courriels de connexion',
  'IdentityExistence.exists': 'Compte existant',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  resetCode: 'Tiré du courriel envoyé',
  canCreateToken: 'Permet au compte d’agir pour des programmes',
  isTemporary: 'À modifier à la prochaine ouverture de session',
  oktaId: 'Relie le compte à la connexion d’entreprise',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addClassicId: 'Ajouter un identifiant de l’ancien système',
  addIdentityEmail: 'Ajouter un courriel de connexion',
  addPassword: 'Ajouter un mot de passe',
  addUsername: 'Ajouter un nom d’utilisateur',
  checkIdentityExists: 'Vérifier si un compte existe',
  createIdentity: 'Créer un compte',
  deleteIdentity: 'Supprimer le compte',
  findIdentities: 'Rechercher des comptes',
  getIdentity: 'Afficher le compte',
  getIdentityKey: 'Afficher la clé publique',
  getIdentitySettings: 'Afficher les paramètres de connexion',
  impersonateIdentity: 'Agir au nom de ce membre',
  invalidatePasswords: 'Invalider les mots de passe',
  removeClassicId: 'Retirer l’identifiant de l’ancien système',
  removeIdentityEmail: 'Retirer le courriel de connexion',
  removeUsername: 'Retirer le nom d’utilisateur',
  replaceAllIdentityEmails: 'Remplacer tous les courriels de connexion',
  resetPassword: 'Réinitialiser le mot de passe',
  sendPasswordResetEmail: 'Envoyer le courriel de réinitialisation du mot de passe',
  setPassword: 'Définir un nouveau mot de passe',
  touchIdentity: 'Marquer le compte comme mis à jour',
  unlinkOkta: 'Dissocier le compte Okta',
  updateCanCreateToken: 'Modifier l’autorisation de créer des jetons',
  updateIdentityEmail: 'Modifier le courriel de connexion',
  updateIdentitySettings: 'Modifier la vérification en deux étapes',
  updateOktaId: 'Modifier le compte Okta',
  updatePassword: 'Modifier le mot de passe',
  updatePasswordV1: 'Modifier le mot de passe',
  updateReferrer: 'Modifier la provenance de la recommandation',
  updateUsername: 'Modifier le nom d’utilisateur',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  setPassword: 'La personne devra désormais se connecter avec le nouveau mot de passe.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addClassicId: 'Identifiant de l’ancien système ajouté',
  addIdentityEmail: 'Courriel de connexion ajouté',
  addPassword: 'Mot de passe ajouté',
  addUsername: 'Nom d’utilisateur ajouté',
  createIdentity: 'Compte créé',
  deleteIdentity: 'Compte supprimé',
  impersonateIdentity: 'Session ouverte au nom de ce membre',
  invalidatePasswords: 'Mots de passe invalidés',
  removeClassicId: 'Identifiant de l’ancien système retiré',
  removeIdentityEmail: 'Courriel de connexion retiré',
  removeUsername: 'Nom d’utilisateur retiré',
  replaceAllIdentityEmails: 'Courriels de connexion remplacés',
  resetPassword: 'Mot de passe réinitialisé',
  sendPasswordResetEmail: 'Courriel de réinitialisation envoyé',
  setPassword: 'Nouveau mot de passe défini',
  touchIdentity: 'Compte marqué comme mis à jour',
  unlinkOkta: 'Compte Okta dissocié',
  updateCanCreateToken: 'Autorisation de créer des jetons modifiée',
  updateIdentityEmail: 'Courriel de connexion modifié',
  updateIdentitySettings: 'Vérification en deux étapes modifiée',
  updateOktaId: 'Compte Okta modifié',
  updatePassword: 'Mot de passe modifié',
  updatePasswordV1: 'Mot de passe modifié',
  updateReferrer: 'Provenance de la recommandation modifiée',
  updateUsername: 'Nom d’utilisateur modifié',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createIdentity,
  DELETE: done.deleteIdentity,
  ADD_CLASSIC_ID: done.addClassicId,
  ADD_EMAIL: done.addIdentityEmail,
  ADD_PASSWORD: done.addPassword,
  ADD_USERNAME: done.addUsername,
  BULK_ADD_PASSWORDS: 'Mots de passe importés',
  IMPERSONATE: 'Session ouverte au nom de ce membre',
  INVALIDATE_PASSWORDS: done.invalidatePasswords,
  MIGRATE: 'Importée de l’ancien système',
  REMOVE_CLASSIC_ID: done.removeClassicId,
  REMOVE_EMAIL: done.removeIdentityEmail,
  REMOVE_USERNAME: done.removeUsername,
  REPLACE_ALL_EMAILS: done.replaceAllIdentityEmails,
  RESET_PASSWORD: done.resetPassword,
  SET_PASSWORD: done.setPassword,
  TOUCH: done.touchIdentity,
  UNLINK_OKTA: done.unlinkOkta,
  UPDATE_CAN_CREATE_TOKEN: done.updateCanCreateToken,
  UPDATE_EMAIL: done.updateIdentityEmail,
  UPDATE_OKTA_ID: done.updateOktaId,
  UPDATE_PASSWORD: done.updatePassword,
  UPDATE_REFERRER: done.updateReferrer,
  UPDATE_SETTINGS: done.updateIdentitySettings,
  UPDATE_USERNAME: done.updateUsername,
} as const satisfies SameWords<typeof us.journal>
