import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  SecuritySoftwareState: {
    one: 'Logiciel de sécurité',
    many: 'Logiciels de sécurité',
    about: 'Protection des appareils d’un membre et sa licence',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.SecuritySoftwareState,
  about: 'Comptes des membres au service de protection des appareils',
} as const satisfies Name

export const fields = {
  licenseKey: 'Clé de licence',
  productName: 'Nom du produit',
  isLicenseKeyActive: 'Clé de licence active',
  seats: 'Nombre d’appareils permis',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createSecuritySoftwareState: 'Ajouter un logiciel de sécurité',
  deleteSecuritySoftwareState: 'Retirer le logiciel de sécurité',
  getSecuritySoftwareState: 'Afficher le logiciel de sécurité',
  listSecuritySoftwareStates: 'Afficher le logiciel de sécurité',
  makeSecuritySoftwareLoginLink: 'Ouvrir le logiciel de sécurité',
  markLicenseKeyActive: 'Marquer la clé de licence comme active',
  resetSecuritySoftwareUser: 'Réinitialiser l’utilisateur',
  updateSecuritySoftwareEntitlement: 'Modifier la protection',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createSecuritySoftwareState: 'Logiciel de sécurité ajouté',
  deleteSecuritySoftwareState: 'Logiciel de sécurité retiré',
  markLicenseKeyActive: 'Clé de licence marquée comme active',
  resetSecuritySoftwareUser: 'Utilisateur réinitialisé',
  updateSecuritySoftwareEntitlement: 'Protection modifiée',
} as const satisfies SameWords<typeof us.done>

export { SecuritySoftwareAction as journal } from '../../labels/identity/security-software.fr-CA.ts'
