import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ChannelAssociate: {
    one: 'Asociado de canal',
    many: 'Asociados de canal',
    about: 'Asociado tal como lo ve el público',
  },
  ChannelAssociateNames: { one: 'Nombre', many: 'Nombres' },
  DisplayMarketingInformation: { one: 'Información pública', many: 'Información pública' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ChannelAssociate,
  about: 'Nombres y fotos públicos de los asociados, con su aprobación',
} as const satisfies Name

export const fields = {
  channelAssociateId: 'Asociado de canal',
  nameApproval: 'Aprobación del nombre',
  photoApproval: 'Aprobación de la foto',
  pendingNames: 'Nombres pendientes de aprobación',
  pendingPhoto: 'Foto pendiente de aprobación',
  rejectionReason: 'Motivo del rechazo',
  display: 'Elementos visibles al público',
  showsName: 'Mostrar el nombre',
  showsPhoto: 'Mostrar la foto',
  showsEmail: 'Mostrar el correo electrónico',
  showsPhone: 'Mostrar el teléfono',
  needsApproval: 'Requiere aprobación',
  photo: 'Foto',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeChannelAssociateOwner: 'Cambiar el titular',
  createChannelAssociate: 'Crear un asociado de canal',
  deleteChannelAssociate: 'Eliminar al asociado de canal',
  deleteChannelAssociateDisplayPhoto: 'Eliminar la foto visible',
  findChannelAssociate: 'Buscar un asociado de canal',
  findChannelAssociateByNumber: 'Buscar a un asociado por su número',
  findChannelAssociateByOwner: 'Buscar a un asociado por titular',
  findChannelAssociateBySitename: 'Buscar a un asociado por nombre de sitio',
  getChannelAssociate: 'Ver el asociado de canal',
  getChannelAssociateByNumber: 'Ver a un asociado por su número',
  getChannelAssociateByOwner: 'Ver a un asociado por titular',
  updateChannelAssociate: 'Editar al asociado de canal',
  updateChannelAssociateDisplayPhoto: 'Cambiar la foto visible',
  updateChannelAssociateNameApproval: 'Aprobar o rechazar los nombres',
  updateChannelAssociatePhotoApproval: 'Aprobar o rechazar la foto',
  updateChannelAssociateStatus: 'Cambiar el estado',
  updateDisplayMarketingInformation: 'Cambiar los elementos visibles al público',
  uploadChannelAssociatePhoto: 'Cargar una foto',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeChannelAssociateOwner: 'Titular cambiado',
  createChannelAssociate: 'Asociado de canal creado',
  deleteChannelAssociate: 'Asociado de canal eliminado',
  deleteChannelAssociateDisplayPhoto: 'Foto visible eliminada',
  updateChannelAssociate: 'Asociado de canal actualizado',
  updateChannelAssociateDisplayPhoto: 'Foto visible cambiada',
  updateChannelAssociateNameApproval: 'Decisión sobre los nombres registrada',
  updateChannelAssociatePhotoApproval: 'Decisión sobre la foto registrada',
  updateChannelAssociateStatus: 'Estado cambiado',
  updateDisplayMarketingInformation: 'Elementos visibles al público cambiados',
  uploadChannelAssociatePhoto: 'Foto cargada',
} as const satisfies SameWords<typeof us.done>

export { MarketingAction as journal } from '../../labels/shared/marketing.es-US.ts'
