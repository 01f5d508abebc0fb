import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Report: { one: 'Informe', many: 'Informes', about: 'Tabla o archivo hecho con las claves elegidas' },
  ReportKey: { one: 'Clave de informe', many: 'Claves de informe', about: 'Clave que puede tener un informe' },
  ReportingWorker: {
    one: 'Motor de informes',
    many: 'Motores de informes',
    about: 'Motor que ejecuta los informes en espera',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Report,
  about: 'Informes sobre los datos de la plataforma y el motor que los ejecuta',
} as const satisfies Name

export const fields = {
  reportId: 'Informe',
  a: 'Primer valor de la ruta',
  b: 'Segundo valor de la ruta',
  dataFormat: 'Formato',
  worker: 'Motor de informes',
  progress: 'Avance',
  rowCount: 'Número de filas',
  fileUrl: 'Archivo',
  rows: 'Filas',
  timer: 'Frecuencia de ejecución',
  value: 'Frecuencia de ejecución',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  timer: 'Espera entre dos ejecuciones; el servicio no dice en qué unidad',
  value: 'Espera entre dos ejecuciones; el servicio no dice en qué unidad',
  keys: 'Claves que tiene el informe',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  activateReportingWorker: 'Iniciar el motor de informes',
  createReport: 'Crear un informe',
  deleteReport: 'Eliminar el informe',
  getOrCreateReport: 'Ejecutar el informe',
  getReport: 'Ver el informe',
  getReportingWorker: 'Ver el motor de informes',
  listReportKeys: 'Ver las claves de informe',
  pauseReportingWorker: 'Pausar el motor de informes',
  setReportingWorkerTimer: 'Cambiar la frecuencia de ejecución',
} as const satisfies SameWords<typeof us.actions>

/** Consequences of actions, shown before they are sent. */
export const consequences = {
  pauseReportingWorker: 'Los informes nuevos esperan hasta que se inicie de nuevo.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateReportingWorker: 'Motor de informes iniciado',
  createReport: 'Informe creado',
  deleteReport: 'Informe eliminado',
  pauseReportingWorker: 'Motor de informes pausado',
  setReportingWorkerTimer: 'Frecuencia de ejecución cambiada',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createReport,
  RUN: 'Informe ejecutado',
  FINISH: 'Informe terminado',
  DELETE: done.deleteReport,
  ACTIVATE: done.activateReportingWorker,
  PAUSE: done.pauseReportingWorker,
  UPDATE_TIMER: done.setReportingWorkerTimer,
} as const satisfies SameWords<typeof us.journal>
