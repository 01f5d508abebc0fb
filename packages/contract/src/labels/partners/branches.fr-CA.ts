import type * as branches from '../../partners/branches.ts'
import type { Labels } from '../labels.ts'

export const BranchStatus = {
  CREATED: 'Créé',
  ACTIVATED: 'Actif',
  DEACTIVATED: 'Désactivé',
  DELETED: 'Supprimé',
} as const satisfies Labels<branches.BranchStatus>

export const BranchPhoneType = {
  OFFICE: 'Bureau',
  TOLL_FREE: 'Sans frais',
  FAX: 'Télécopieur',
  TALKDESK_CALLER_ID: 'Identification d’appelant Talkdesk',
  OUTBOUND: 'Appels sortants',
  OTHER: 'Autre',
} as const satisfies Labels<branches.BranchPhoneType>

export const BranchEmailType = {
  DOCUMENTS: 'Documents',
  WILLS: 'Testaments',
  PRIMARY: 'Adresse principale',
  MANAGEMENT: 'Direction',
} as const satisfies Labels<branches.BranchEmailType>
