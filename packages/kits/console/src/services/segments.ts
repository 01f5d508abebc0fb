import * as segments from '@memberkit/contract/identity/segments'
import * as tones from '@memberkit/contract/labels/identity/segments/tones'
import { defineConsole } from '../define/index.ts'

export const segmentsConsole = defineConsole({ ...segments, ...tones })({
  pages: {
    Segment: {
      title: ['name', 'id'],
      status: 'status',
      enter: ['listSegments'],
      read: 'getSegment',
      columns: ['name', 'status', 'identityId', 'createdAt', 'updatedAt'],
      groups: {
        overview: ['name'],
        dates: ['createdAt', 'updatedAt'],
        content: ['description'],
        record: ['identityId'],
      },
      tables: { associates: ['associateId', 'name', 'addedAt'] },
      create: ['createSegment'],
      actions: {
        changeSegmentOwner: { group: 'people' },
        deleteSegment: { group: 'end', isCritical: true },
        updateSegment: {},
        updateSegmentAssociates: {},
        uploadSegmentCsv: { hasAnswer: true },
      },
      journal: 'segmentJournal',
      clock: 'segmentMaxClock',
      transitions: 'segmentTransitions',
    },
  },
})
