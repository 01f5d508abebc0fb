import * as reporting from '@memberkit/contract/partners/reporting'
import * as tones from '@memberkit/contract/labels/partners/reporting/tones'
import { defineConsole } from '../define/index.ts'

export const reportingConsole = defineConsole({ ...reporting, ...tones })({
  pages: {
    Report: {
      title: ['name', 'id'],
      enter: ['getOrCreateReport'],
      read: 'getReport',
      columns: ['name', 'dataFormat', 'createdAt', 'finishedAt', 'progress', 'rowCount'],
      groups: {
        overview: ['keys', 'name', 'dataFormat'],
        numbers: ['progress', 'rowCount'],
        contact: ['fileUrl'],
        dates: ['createdAt', 'finishedAt'],
        content: ['worker', 'createdBy'],
        settings: ['rows'],
      },
      create: ['createReport'],
      actions: { deleteReport: { group: 'end', isCritical: true } },
      journal: 'reportJournal',
      clock: 'reportMaxClock',
    },
    ReportKey: {
      id: 'key',
      title: ['label', 'key'],
      enter: ['listReportKeys'],
      columns: ['label', 'key'],
      groups: { overview: ['key', 'label'], content: ['description'] },
      journal: 'reportJournal',
      clock: 'reportMaxClock',
    },
  },
  worker: {
    ReportingWorker: {
      read: 'getReportingWorker',
      status: 'status',
      actions: {
        pauseReportingWorker: { group: 'status', shows: { status: 'PAUSED' } },
        activateReportingWorker: { group: 'status', shows: { status: 'ACTIVE' } },
        setReportingWorkerTimer: {},
      },
    },
  },
})
