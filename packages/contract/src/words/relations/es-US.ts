import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Relation: { one: 'Hogar o equipo', many: 'Hogares y equipos', about: 'Personas cubiertas en conjunto' },
  RelationMember: { one: 'Miembro', many: 'Miembros', about: 'Miembro de un hogar o equipo' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Relation,
  about: 'Hogares, empresas y equipos que comparten un plan',
} as const satisfies Name

export const fields = {
  relationId: 'Hogar o equipo',
  alias: 'Nombre del hogar o equipo',
  members: 'Miembros',
  primaryMemberId: 'Miembro principal',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addRelationMember: 'Agregar un miembro',
  bulkAddRelationMembers: 'Agregar miembros',
  changeRelationOwner: 'Cambiar el titular',
  createRelation: 'Crear un hogar o equipo',
  getRelation: 'Ver el hogar o equipo',
  listRelationMembers: 'Ver los miembros',
  listRelations: 'Ver los hogares y equipos',
  removeRelation: 'Quitar el hogar o equipo',
  removeRelationMember: 'Quitar al miembro',
  updatePrimaryRelationMember: 'Cambiar el miembro principal',
  updateRelationAlias: 'Cambiar el nombre del hogar o equipo',
  updateRelationMember: 'Editar al miembro',
  updateRelationType: 'Cambiar el tipo',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addRelationMember: 'Miembro agregado',
  bulkAddRelationMembers: 'Miembros agregados',
  changeRelationOwner: 'Titular cambiado',
  createRelation: 'Hogar o equipo creado',
  removeRelation: 'Hogar o equipo quitado',
  removeRelationMember: 'Miembro quitado',
  updatePrimaryRelationMember: 'Miembro principal cambiado',
  updateRelationAlias: 'Nombre del hogar o equipo cambiado',
  updateRelationMember: 'Miembro actualizado',
  updateRelationType: 'Tipo cambiado',
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
