import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ChannelAssociate: { one: 'Associé de canal', many: 'Associés de canal', about: 'Associé tel que le public le voit' },
  ChannelAssociateNames: { one: 'Nom', many: 'Noms' },
  DisplayMarketingInformation: { one: 'Renseignements publics', many: 'Renseignements publics' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ChannelAssociate,
  about: 'Noms et photos publics des associés, avec leur approbation',
} as const satisfies Name

export const fields = {
  channelAssociateId: 'Associé de canal',
  nameApproval: 'Approbation du nom',
  photoApproval: 'Approbation de la photo',
  pendingNames: 'Noms en attente d’approbation',
  pendingPhoto: 'Photo en attente d’approbation',
  rejectionReason: 'Motif du refus',
  display: 'Éléments visibles du public',
  showsName: 'Afficher le nom',
  showsPhoto: 'Afficher la photo',
  showsEmail: 'Afficher le courriel',
  showsPhone: 'Afficher le téléphone',
  needsApproval: 'À approuver',
  photo: 'Photo',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeChannelAssociateOwner: 'Modifier le titulaire',
  createChannelAssociate: 'Créer un associé de canal',
  deleteChannelAssociate: 'Supprimer l’associé de canal',
  deleteChannelAssociateDisplayPhoto: 'Supprimer la photo affichée',
  findChannelAssociate: 'Rechercher un associé de canal',
  findChannelAssociateByNumber: 'Rechercher un associé par son numéro',
  findChannelAssociateByOwner: 'Rechercher un associé par titulaire',
  findChannelAssociateBySitename: 'Rechercher un associé par nom de site',
  getChannelAssociate: 'Afficher l’associé de canal',
  getChannelAssociateByNumber: 'Afficher un associé par son numéro',
  getChannelAssociateByOwner: 'Afficher un associé par titulaire',
  updateChannelAssociate: 'Modifier l’associé de canal',
  updateChannelAssociateDisplayPhoto: 'Modifier la photo affichée',
  updateChannelAssociateNameApproval: 'Approuver ou refuser les noms',
  updateChannelAssociatePhotoApproval: 'Approuver ou refuser la photo',
  updateChannelAssociateStatus: 'Modifier l’état',
  updateDisplayMarketingInformation: 'Modifier les éléments visibles du public',
  uploadChannelAssociatePhoto: 'Téléverser une photo',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeChannelAssociateOwner: 'Titulaire modifié',
  createChannelAssociate: 'Associé de canal créé',
  deleteChannelAssociate: 'Associé de canal supprimé',
  deleteChannelAssociateDisplayPhoto: 'Photo affichée supprimée',
  updateChannelAssociate: 'Associé de canal modifié',
  updateChannelAssociateDisplayPhoto: 'Photo affichée modifiée',
  updateChannelAssociateNameApproval: 'Décision sur les noms consignée',
  updateChannelAssociatePhotoApproval: 'Décision sur la photo consignée',
  updateChannelAssociateStatus: 'État modifié',
  updateDisplayMarketingInformation: 'Éléments visibles du public modifiés',
  uploadChannelAssociatePhoto: 'Photo téléversée',
} as const satisfies SameWords<typeof us.done>

export { MarketingAction as journal } from '../../labels/shared/marketing.fr-CA.ts'
