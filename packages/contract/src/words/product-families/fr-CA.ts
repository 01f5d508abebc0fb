import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ProductFamily: { one: 'Famille de produits', many: 'Familles de produits', about: 'Produits présentés ensemble' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ProductFamily,
  about: 'Produits regroupés pour les acheteurs, avec leurs noms dans chaque langue',
} as const satisfies Name

export const fields = {
  descId: 'Description',
  nameId: 'Nom',
  replacementFamilyId: 'Famille de produits de remplacement',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addProductFamilyDescription: 'Ajouter une description',
  addProductFamilyName: 'Ajouter un nom',
  createProductFamily: 'Créer une famille de produits',
  deleteProductFamily: 'Supprimer la famille de produits',
  getProductFamily: 'Afficher la famille de produits',
  getPublicProductFamily: 'Afficher la famille de produits',
  listProductFamilies: 'Afficher les familles de produits',
  listPublicProductFamilies: 'Afficher les familles de produits publiques',
  removeProductFamilyDescription: 'Retirer la description',
  removeProductFamilyName: 'Retirer le nom',
  updateProductFamilyDescription: 'Modifier la description',
  updateProductFamilyInternalName: 'Modifier le nom interne',
  updateProductFamilyName: 'Modifier le nom',
  updateProductFamilyStatus: 'Modifier l’état',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addProductFamilyDescription: 'Description ajoutée',
  addProductFamilyName: 'Nom ajouté',
  createProductFamily: 'Famille de produits créée',
  deleteProductFamily: 'Famille de produits supprimée',
  removeProductFamilyDescription: 'Description retirée',
  removeProductFamilyName: 'Nom retiré',
  updateProductFamilyDescription: 'Description modifiée',
  updateProductFamilyInternalName: 'Nom interne modifié',
  updateProductFamilyName: 'Nom modifié',
  updateProductFamilyStatus: 'État modifié',
} as const satisfies SameWords<typeof us.done>

export { ProductFamilyAction as journal } from '../../labels/commerce/product-families.fr-CA.ts'
