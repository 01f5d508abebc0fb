import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Segment: { one: 'Segmento', many: 'Segmentos', about: 'Grupo de asociados con nombre propio' },
  SegmentRow: { one: 'Fila', many: 'Filas', about: 'Resultado de una fila del archivo' },
  SegmentAssociate: { one: 'Asociado', many: 'Asociados' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Segment,
  about: 'Asociados agrupados para campañas y ofertas',
} as const satisfies Name

export const fields = {
  segmentId: 'Segmento',
  a: 'Primer valor de la ruta',
  b: 'Segundo valor de la ruta',
  associateIds: 'Asociados',
  row: 'Fila',
  file: 'Archivo CSV',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  file: 'Un número de asociado por fila',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  changeSegmentOwner: 'Cambiar el titular',
  createSegment: 'Crear un segmento',
  deleteSegment: 'Eliminar el segmento',
  getSegment: 'Ver el segmento',
  listSegments: 'Ver los segmentos',
  updateSegment: 'Editar el segmento',
  updateSegmentAssociates: 'Cambiar los asociados',
  uploadSegmentCsv: 'Cargar un archivo CSV',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeSegmentOwner: 'Titular cambiado',
  createSegment: 'Segmento creado',
  deleteSegment: 'Segmento eliminado',
  updateSegment: 'Segmento actualizado',
  updateSegmentAssociates: 'Asociados cambiados',
  uploadSegmentCsv: 'Archivo CSV cargado',
} as const satisfies SameWords<typeof us.done>

export { SegmentAction as journal } from '../../labels/identity/segments.es-US.ts'
