import type * as software from '../../identity/security-software.ts'
import type { Labels } from '../labels.ts'

export const SecuritySoftwareAction = {
  CREATE: 'Logiciel de sécurité ajouté',
  ACTIVATE: 'Logiciel de sécurité activé',
  CHANGE: 'Renseignements modifiés',
  MARK_LICENSE_KEY_ACTIVE: 'Clé de licence activée',
  PRODUCT_CHANGE: 'Produit modifié',
  CHANGE_OWNER: 'Titulaire modifié',
  DELETE: 'Logiciel de sécurité retiré',
} as const satisfies Labels<software.SecuritySoftwareAction>

export const SecuritySoftwareStatus = {
  ACTIVE: 'Actif',
  INACTIVE: 'Inactif',
  DELETED: 'Supprimé',
} as const satisfies Labels<software.SecuritySoftwareStatus>
