import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Resolution: { one: 'Caso', many: 'Casos', about: 'Inquietud de un miembro y lo que se hizo al respecto' },
  ResolutionDetails: {
    one: 'Detalles del caso',
    many: 'Detalles de los casos',
    about: 'Caso, su miembro y los casos relacionados',
  },
  ResolutionSummary: { one: 'Resumen del caso', many: 'Resúmenes de los casos', about: 'Caso en una lista' },
  ResolutionSearchResult: {
    one: 'Resultado de búsqueda',
    many: 'Resultados de búsqueda',
    about: 'Casos que coinciden con una búsqueda',
  },
  ResolutionEvent: {
    one: 'Entrada del historial',
    many: 'Entradas del historial',
    about: 'Algo que ocurrió en un caso',
  },
  ResolutionAssignee: { one: 'Responsable', many: 'Responsables', about: 'Persona a la que se puede asignar un caso' },
  DirectoryUser: {
    one: 'Usuario del directorio',
    many: 'Usuarios del directorio',
    about: 'Colega del directorio del personal',
  },
  FirmEmployee: { one: 'Empleado del bufete', many: 'Empleados del bufete', about: 'Persona que trabaja en un bufete' },
  Intake: {
    one: 'Solicitud inicial',
    many: 'Solicitudes iniciales',
    about: 'Primera solicitud de ayuda de un miembro',
  },
  ClosingSequence: { one: 'Datos de cierre', many: 'Datos de cierre' },
  ResolutionEntitlement: { one: 'Cobertura', many: 'Coberturas' },
  ResolutionMember: { one: 'Miembro', many: 'Miembros' },
  ResolutionNote: { one: 'Nota', many: 'Notas' },
  RedactedNote: { one: 'Nota con datos suprimidos', many: 'Notas con datos suprimidos' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Resolution,
  about: 'Inquietudes de los miembros sobre el servicio, hasta resolverlas',
} as const satisfies Name

export const fields = {
  noteId: 'Nota',
  resolutionId: 'Caso',
  profileId: 'Perfil',
  group: 'Grupo del directorio',
  a: 'Primer valor de la ruta',
  b: 'Segundo valor de la ruta',
  concern: 'Inquietud',
  actionTaken: 'Medida tomada',
  correctiveAction: 'Medida correctiva',
  surveyScore: 'Puntuación de la encuesta',
  contactMethod: 'Forma de contacto',
  intakeId: 'Solicitud inicial',
  internalUseOnlyNotes: 'Notas internas',
  closingSequence: 'Datos de cierre',
  history: 'Historial',
  statusSince: 'En este estado desde',
  pinPriority: 'Orden de fijación',
  openResolutions: 'Casos abiertos',
  related: 'Casos relacionados',
  words: 'Palabras de búsqueda',
  isUnassigned: 'Sin responsable',
  openedFrom: 'Abierto desde',
  openedTo: 'Abierto hasta',
  offset: 'Resultados por omitir',
  resolutions: 'Casos',
  resolution: 'Caso',
  provider: 'Abogado de la red',
  friendlyId: 'Número de caso',
  'ResolutionSearchResult.total': 'Número de resultados',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  pinPriority: 'Las notas que tienen un número van primero',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addResolutionClosingSequence: 'Agregar datos de cierre',
  addResolutionInternalUseOnlyNote: 'Agregar una nota interna',
  addResolutionNote: 'Agregar una nota',
  changeResolutionEntitlement: 'Cambiar la cobertura',
  changeResolutionOwner: 'Cambiar el titular',
  clearResolutionAssignee: 'Quitar al responsable',
  createFeedbackOnlyResolution: 'Registrar solo comentarios',
  createResolution: 'Crear un caso',
  deleteResolution: 'Eliminar el caso',
  getResolution: 'Ver el caso',
  getResolutionByFriendlyId: 'Buscar un caso por su número',
  getResolutionDetails: 'Ver los detalles del caso',
  getResolutionHistory: 'Ver el historial',
  getResolutionsByProfileId: 'Ver los casos de una persona',
  listBranchFirms: 'Ver los bufetes de una oficina',
  listDirectoryGroupUsers: 'Ver los usuarios del directorio',
  listFirmEmployees: 'Ver los empleados del bufete',
  listIntakes: 'Ver las solicitudes iniciales',
  listPartnerBranches: 'Ver las oficinas asociadas',
  listResolutionAssignees: 'Ver los responsables',
  listResolutions: 'Ver los casos',
  listServicingBranches: 'Ver las oficinas que atienden una zona',
  redactResolutionPII: 'Suprimir la información personal',
  searchInternalResolutions: 'Buscar casos con detalles internos',
  searchPartnerResolutions: 'Buscar los casos de su bufete',
  searchResolutions: 'Buscar casos',
  testResolutions: 'Ver el estado del servicio',
  updateResolution: 'Editar el caso',
  updateResolutionAssigneeId: 'Cambiar el responsable',
  updateResolutionContactMethod: 'Cambiar la forma de contacto',
  updateResolutionDescription: 'Cambiar la descripción',
  updateResolutionInternalNotePinPriority: 'Fijar la nota interna',
  updateResolutionNotePinPriority: 'Fijar la nota',
  updateResolutionStatus: 'Cambiar el estado',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addResolutionClosingSequence: 'Datos de cierre agregados',
  addResolutionInternalUseOnlyNote: 'Nota interna agregada',
  addResolutionNote: 'Nota agregada',
  changeResolutionEntitlement: 'Cobertura cambiada',
  changeResolutionOwner: 'Titular cambiado',
  clearResolutionAssignee: 'Responsable quitado',
  createFeedbackOnlyResolution: 'Comentarios registrados',
  createResolution: 'Caso abierto',
  deleteResolution: 'Caso eliminado',
  redactResolutionPII: 'Información personal suprimida',
  updateResolution: 'Caso actualizado',
  updateResolutionAssigneeId: 'Responsable cambiado',
  updateResolutionContactMethod: 'Forma de contacto cambiada',
  updateResolutionDescription: 'Descripción cambiada',
  updateResolutionInternalNotePinPriority: 'Nota interna fijada',
  updateResolutionNotePinPriority: 'Nota fijada',
  updateResolutionStatus: 'Estado cambiado',
} as const satisfies SameWords<typeof us.done>

export { ResolutionAction as journal } from '../../labels/partners/resolution-journal.es-US.ts'
