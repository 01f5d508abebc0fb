import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Firm: { one: 'Cabinet', many: 'Cabinets', about: 'Cabinet d’avocats et ses bureaux' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Firm,
  about: 'Cabinets d’avocats du réseau',
} as const satisfies Name

export const fields = {
  firmTypes: 'Types de cabinet',
  identityPermissions: 'Autorisations des personnes',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  activateFirm: 'Activer le cabinet',
  addFirmPermission: 'Ajouter une autorisation',
  createFirm: 'Créer un cabinet',
  deactivateFirm: 'Désactiver le cabinet',
  deleteFirm: 'Supprimer le cabinet',
  getFirm: 'Afficher le cabinet',
  listFirms: 'Afficher les cabinets',
  removeFirmPermission: 'Retirer l’autorisation',
  updateFirm: 'Modifier le cabinet',
  updateFirmAboutUsText: 'Modifier le texte de présentation',
  updateFirmBranchIds: 'Modifier les bureaux',
  updateFirmExternalId: 'Modifier l’identifiant dans un autre système',
  updateFirmIdentityPermissions: 'Modifier les autorisations des personnes',
  updateFirmLegalShieldYearJoined: 'Modifier l’année d’arrivée dans le réseau',
  updateFirmName: 'Modifier le nom',
  updateFirmNetwork: 'Modifier le réseau',
  updateFirmProfilePictureUrl: 'Modifier la photo de profil',
  updateFirmTypes: 'Modifier les types de cabinet',
  updateFirmWebsiteUrl: 'Modifier le site Web',
  updateFirmYearFounded: 'Modifier l’année de fondation',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateFirm: 'Cabinet activé',
  addFirmPermission: 'Autorisation ajoutée',
  createFirm: 'Cabinet créé',
  deactivateFirm: 'Cabinet désactivé',
  deleteFirm: 'Cabinet supprimé',
  removeFirmPermission: 'Autorisation retirée',
  updateFirm: 'Cabinet modifié',
  updateFirmAboutUsText: 'Texte de présentation modifié',
  updateFirmBranchIds: 'Bureaux modifiés',
  updateFirmExternalId: 'Identifiant dans un autre système modifié',
  updateFirmIdentityPermissions: 'Autorisations des personnes modifiées',
  updateFirmLegalShieldYearJoined: 'Année d’arrivée dans le réseau modifiée',
  updateFirmName: 'Nom modifié',
  updateFirmNetwork: 'Réseau modifié',
  updateFirmProfilePictureUrl: 'Photo de profil modifiée',
  updateFirmTypes: 'Types de cabinet modifiés',
  updateFirmWebsiteUrl: 'Site Web modifié',
  updateFirmYearFounded: 'Année de fondation modifiée',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createFirm,
  CHANGE: done.updateFirm,
  DELETE: done.deleteFirm,
  ACTIVATE: done.activateFirm,
  DEACTIVATE: done.deactivateFirm,
  UPDATE_FIRM_TYPES: done.updateFirmTypes,
  UPDATE_YEAR_JOINED: done.updateFirmLegalShieldYearJoined,
  ADD_PERMISSION: done.addFirmPermission,
  REMOVE_PERMISSION: done.removeFirmPermission,
  UPDATE_ABOUT_US_TEXT: done.updateFirmAboutUsText,
  UPDATE_BRANCH_IDS: done.updateFirmBranchIds,
  UPDATE_EXTERNAL_ID: done.updateFirmExternalId,
  UPDATE_IDENTITY_PERMISSIONS: done.updateFirmIdentityPermissions,
  UPDATE_NAME: done.updateFirmName,
  UPDATE_NETWORK: done.updateFirmNetwork,
  UPDATE_PROFILE_PICTURE_URL: done.updateFirmProfilePictureUrl,
  UPDATE_WEBSITE_URL: done.updateFirmWebsiteUrl,
  UPDATE_YEAR_FOUNDED: done.updateFirmYearFounded,
} as const satisfies SameWords<typeof us.journal>
