import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Report: { one: 'Rapport', many: 'Rapports', about: 'Tableau ou fichier produit à partir de clés choisies' },
  ReportKey: { one: 'Clé de rapport', many: 'Clés de rapport', about: 'Clé qu’un rapport peut comporter' },
  ReportingWorker: {
    one: 'Moteur de rapports',
    many: 'Moteurs de rapports',
    about: 'Moteur qui exécute les rapports en attente',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Report,
  about: 'Rapports sur les données de la plateforme et moteur qui les exécute',
} as const satisfies Name

export const fields = {
  reportId: 'Rapport',
  a: 'Première valeur du chemin',
  b: 'Deuxième valeur du chemin',
  dataFormat: 'Format',
  worker: 'Moteur de rapports',
  progress: 'Progression',
  rowCount: 'Nombre de lignes',
  fileUrl: 'Fichier',
  rows: 'Lignes',
  timer: 'Fréquence d’exécution',
  value: 'Fréquence d’exécution',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  timer: 'Attente entre deux exécutions; le service ne dit pas dans quelle unité',
  value: 'Attente entre deux exécutions; le service ne dit pas dans quelle unité',
  keys: 'Clés que comporte le rapport',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  activateReportingWorker: 'Démarrer le moteur de rapports',
  createReport: 'Créer un rapport',
  deleteReport: 'Supprimer le rapport',
  getOrCreateReport: 'Exécuter le rapport',
  getReport: 'Afficher le rapport',
  getReportingWorker: 'Afficher le moteur de rapports',
  listReportKeys: 'Afficher les clés de rapport',
  pauseReportingWorker: 'Mettre le moteur de rapports en pause',
  setReportingWorkerTimer: 'Modifier la fréquence d’exécution',
} as const satisfies SameWords<typeof us.actions>

/** Consequences of actions, shown before they are sent. */
export const consequences = {
  pauseReportingWorker: 'Les nouveaux rapports attendent jusqu’à ce qu’il soit redémarré.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateReportingWorker: 'Moteur de rapports démarré',
  createReport: 'Rapport créé',
  deleteReport: 'Rapport supprimé',
  pauseReportingWorker: 'Moteur de rapports mis en pause',
  setReportingWorkerTimer: 'Fréquence d’exécution modifiée',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createReport,
  RUN: 'Rapport exécuté',
  FINISH: 'Rapport terminé',
  DELETE: done.deleteReport,
  ACTIVATE: done.activateReportingWorker,
  PAUSE: done.pauseReportingWorker,
  UPDATE_TIMER: done.setReportingWorkerTimer,
} as const satisfies SameWords<typeof us.journal>
