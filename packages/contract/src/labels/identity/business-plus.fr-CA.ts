import type * as plus from '../../identity/business-plus.ts'
import type { Labels } from '../labels.ts'

export const BusinessPlusAction = {
  CREATE_ACCOUNT: 'Compte créé',
  MIGRATE_ACCOUNT: 'Compte transféré',
  CANCEL_ACCOUNT: 'Compte résilié',
  ACTIVATE_ACCOUNT: 'Compte activé',
  ENROLL_AUTHORIZED_USER: 'Utilisateur autorisé inscrit',
  CANCEL_AUTHORIZED_USER: 'Utilisateur autorisé retiré',
  REPLACE_AUTHORIZED_USER: 'Utilisateur autorisé remplacé',
  CHANGE_OWNER: 'Titulaire modifié',
  UPDATE_METADATA: 'Données techniques mises à jour',
  UPDATE_MEMBER_INFO: 'Renseignements du membre mis à jour',
  PRODUCT_CHANGE: 'Produit modifié',
} as const satisfies Labels<plus.BusinessPlusAction>

export const BusinessPlusStatus = {
  ACCOUNT_CANCELED: 'Compte résilié',
  ACCOUNT_ACTIVE: 'Compte actif',
  ACCOUNT_MIGRATED: 'Compte transféré',
} as const satisfies Labels<plus.BusinessPlusStatus>
