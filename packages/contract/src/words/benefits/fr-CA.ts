import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Benefit: { one: 'Avantage', many: 'Avantages', about: 'Ce qu’un forfait offre aux membres' },
  BenefitProvisioningRules: { one: 'Règle d’activation', many: 'Règles d’activation' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Benefit,
  about: 'Ce que les forfaits peuvent comprendre, et l’activation de chaque avantage',
} as const satisfies Name

export const fields = {
  authorizedUserTypes: 'Types de personnes protégées',
  friendlyTranslations: 'Noms traduits',
  provisioning: 'Activation',
  provisioningMetaData: 'Données d’activation',
  memberServiceType: 'Zone de service',
  checkoutType: 'Version du paiement en ligne',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  activateBenefit: 'Activer l’avantage',
  cancelBenefit: 'Désactiver l’avantage',
  createBenefit: 'Créer un avantage',
  deleteBenefit: 'Supprimer l’avantage',
  getBenefit: 'Afficher l’avantage',
  getBenefitsByIdList: 'Afficher les avantages',
  listBenefits: 'Afficher les avantages',
  updateBenefit: 'Modifier l’avantage',
  updateBenefitCategories: 'Modifier les catégories',
  updateBenefitDescriptions: 'Modifier les descriptions',
  updateBenefitFriendlyTranslations: 'Modifier les noms traduits',
  updateBenefitInternalName: 'Modifier le nom interne',
  updateBenefitMarketingData: 'Modifier le contenu promotionnel',
  updateBenefitName: 'Modifier le nom',
  updateBenefitProvisioning: 'Modifier l’activation',
  updateBenefitProvisioningMetaData: 'Modifier les données d’activation',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateBenefit: 'Avantage activé',
  cancelBenefit: 'Avantage désactivé',
  createBenefit: 'Avantage créé',
  deleteBenefit: 'Avantage supprimé',
  updateBenefit: 'Avantage modifié',
  updateBenefitCategories: 'Catégories modifiées',
  updateBenefitDescriptions: 'Descriptions modifiées',
  updateBenefitFriendlyTranslations: 'Noms traduits modifiés',
  updateBenefitInternalName: 'Nom interne modifié',
  updateBenefitMarketingData: 'Contenu promotionnel modifié',
  updateBenefitName: 'Nom modifié',
  updateBenefitProvisioning: 'Activation modifiée',
  updateBenefitProvisioningMetaData: 'Données d’activation modifiées',
} as const satisfies SameWords<typeof us.done>

export { BenefitAction as journal } from '../../labels/commerce/benefits.fr-CA.ts'
