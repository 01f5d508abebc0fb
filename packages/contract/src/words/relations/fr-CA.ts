import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Relation: { one: 'Foyer ou équipe', many: 'Foyers et équipes', about: 'Personnes protégées ensemble' },
  RelationMember: { one: 'Membre', many: 'Membres', about: 'Membre d’un foyer ou d’une équipe' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Relation,
  about: 'Foyers, entreprises et équipes qui partagent un forfait',
} as const satisfies Name

export const fields = {
  relationId: 'Foyer ou équipe',
  alias: 'Nom du foyer ou de l’équipe',
  members: 'Membres',
  primaryMemberId: 'Membre principal',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addRelationMember: 'Ajouter un membre',
  bulkAddRelationMembers: 'Ajouter des membres',
  changeRelationOwner: 'Modifier le titulaire',
  createRelation: 'Créer un foyer ou une équipe',
  getRelation: 'Afficher le foyer ou l’équipe',
  listRelationMembers: 'Afficher les membres',
  listRelations: 'Afficher les foyers et les équipes',
  removeRelation: 'Retirer le foyer ou l’équipe',
  removeRelationMember: 'Retirer le membre',
  updatePrimaryRelationMember: 'Modifier le membre principal',
  updateRelationAlias: 'Modifier le nom du foyer ou de l’équipe',
  updateRelationMember: 'Modifier le membre',
  updateRelationType: 'Modifier le type',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addRelationMember: 'Membre ajouté',
  bulkAddRelationMembers: 'Membres ajoutés',
  changeRelationOwner: 'Titulaire modifié',
  createRelation: 'Foyer ou équipe en place',
  removeRelation: 'Foyer ou équipe retirés',
  removeRelationMember: 'Membre retiré',
  updatePrimaryRelationMember: 'Membre principal modifié',
  updateRelationAlias: 'Nom du foyer ou de l’équipe modifié',
  updateRelationMember: 'Membre modifié',
  updateRelationType: 'Type modifié',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createRelation,
  REMOVE: done.removeRelation,
  ADD_MEMBER: done.addRelationMember,
  BULK_ADD_MEMBERS: done.bulkAddRelationMembers,
  REMOVE_MEMBER: done.removeRelationMember,
  UPDATE_MEMBER: done.updateRelationMember,
  UPDATE_PRIMARY_MEMBER: done.updatePrimaryRelationMember,
  UPDATE_ALIAS: done.updateRelationAlias,
  UPDATE_TYPE: done.updateRelationType,
  CHANGE_OWNER: done.changeRelationOwner,
} as const satisfies SameWords<typeof us.journal>
