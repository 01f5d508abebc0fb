import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Firm: { one: 'Bufete', many: 'Bufetes', about: 'Bufete de abogados y sus oficinas' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Firm,
  about: 'Bufetes de la red',
} as const satisfies Name

export const fields = {
  firmTypes: 'Tipos de bufete',
  identityPermissions: 'Permisos de las personas',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  activateFirm: 'Activar el bufete',
  addFirmPermission: 'Agregar un permiso',
  createFirm: 'Crear un bufete',
  deactivateFirm: 'Desactivar el bufete',
  deleteFirm: 'Eliminar el bufete',
  getFirm: 'Ver el bufete',
  listFirms: 'Ver los bufetes',
  removeFirmPermission: 'Quitar el permiso',
  updateFirm: 'Editar el bufete',
  updateFirmAboutUsText: 'Cambiar el texto de presentación',
  updateFirmBranchIds: 'Cambiar las oficinas',
  updateFirmExternalId: 'Cambiar el identificador en otro sistema',
  updateFirmIdentityPermissions: 'Cambiar los permisos de las personas',
  updateFirmLegalShieldYearJoined: 'Cambiar el año de ingreso a la red',
  updateFirmName: 'Cambiar el nombre',
  updateFirmNetwork: 'Cambiar la red',
  updateFirmProfilePictureUrl: 'Cambiar la foto de perfil',
  updateFirmTypes: 'Cambiar los tipos de bufete',
  updateFirmWebsiteUrl: 'Cambiar el sitio web',
  updateFirmYearFounded: 'Cambiar el año de fundación',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateFirm: 'Bufete activado',
  addFirmPermission: 'Permiso agregado',
  createFirm: 'Bufete creado',
  deactivateFirm: 'Bufete desactivado',
  deleteFirm: 'Bufete eliminado',
  removeFirmPermission: 'Permiso quitado',
  updateFirm: 'Bufete actualizado',
  updateFirmAboutUsText: 'Texto de presentación cambiado',
  updateFirmBranchIds: 'Oficinas cambiadas',
  updateFirmExternalId: 'Identificador en otro sistema cambiado',
  updateFirmIdentityPermissions: 'Permisos de las personas cambiados',
  updateFirmLegalShieldYearJoined: 'Año de ingreso a la red cambiado',
  updateFirmName: 'Nombre cambiado',
  updateFirmNetwork: 'Red cambiada',
  updateFirmProfilePictureUrl: 'Foto de perfil cambiada',
  updateFirmTypes: 'Tipos de bufete cambiados',
  updateFirmWebsiteUrl: 'Sitio web cambiado',
  updateFirmYearFounded: 'Año de fundación cambiado',
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
