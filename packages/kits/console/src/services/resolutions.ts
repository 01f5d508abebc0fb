import * as resolutions from '@memberkit/contract/partners/resolutions'
import * as tones from '@memberkit/contract/labels/partners/resolutions/tones'
import { defineConsole } from '../define/index.ts'

export const resolutionsConsole = defineConsole({ ...resolutions, ...tones })({
  pages: {
    Resolution: {
      title: ['friendlyId', 'type'],
      status: 'status',
      enter: ['getResolutionsByProfileId', 'listResolutions'],
      read: 'getResolution',
      find: ['getResolutionByFriendlyId'],
      columns: ['friendlyId', 'status', 'type', 'category', 'assignee', 'openedAt', 'statusSince'],
      groups: {
        overview: ['source', 'type', 'category', 'concern', 'actionTaken', 'contactMethod', 'locale'],
        numbers: ['surveyScore'],
        dates: ['openedAt', 'statusSince', 'closedAt'],
        content: ['owner', 'description', 'closingSequence', 'entitlement', 'assignee', 'firm', 'branch', 'provider'],
        record: ['friendlyId', 'assigneeId', 'identityId', 'intakeId'],
      },
      tables: {
        notes: ['pinPriority', 'id', 'body', 'author', 'at'],
        internalUseOnlyNotes: ['pinPriority', 'id', 'body', 'author', 'at'],
        history: ['action', 'id', 'entityId', 'identityId', 'at', 'clock'],
      },
      create: ['createFeedbackOnlyResolution', 'createResolution'],
      edit: ['updateResolutionContactMethod', 'updateResolutionDescription'],
      actions: {
        addResolutionClosingSequence: {},
        addResolutionInternalUseOnlyNote: {},
        addResolutionNote: {},
        changeResolutionEntitlement: {},
        changeResolutionOwner: { group: 'people' },
        clearResolutionAssignee: { group: 'people' },
        deleteResolution: { group: 'end', isCritical: true },
        redactResolutionPII: { group: 'end', isCritical: true },
        updateResolution: {},
        updateResolutionAssigneeId: { group: 'people' },
        updateResolutionInternalNotePinPriority: {},
        updateResolutionNotePinPriority: {},
        updateResolutionStatus: { group: 'status' },
      },
      panels: ['getResolutionDetails', 'getResolutionHistory'],
      journal: 'resolutionJournal',
      clock: 'resolutionMaxClock',
      transitions: 'resolutionTransitions',
    },
    DirectoryUser: {
      title: ['name', 'id'],
      enter: ['listDirectoryGroupUsers'],
      columns: ['name', 'emailAddress'],
      groups: { contact: ['emailAddress'], overview: ['name'] },
      journal: 'resolutionJournal',
      clock: 'resolutionMaxClock',
    },
    Intake: {
      title: ['areaOfLaw', 'id'],
      enter: ['listIntakes'],
      columns: ['areaOfLaw', 'identityId', 'serviceRequestId', 'at'],
      groups: {
        overview: ['areaOfLaw'],

        dates: ['at'],
        content: ['summary', 'firm', 'branch', 'provider'],
        record: ['identityId', 'serviceRequestId'],
      },
      journal: 'resolutionJournal',
      clock: 'resolutionMaxClock',
    },
    ResolutionAssignee: {
      title: ['name', 'id'],
      enter: ['listResolutionAssignees'],
      columns: ['name', 'openResolutions'],
      groups: { overview: ['name'], numbers: ['openResolutions'] },
      journal: 'resolutionJournal',
      clock: 'resolutionMaxClock',
    },
  },
  tools: [
    'listBranchFirms',
    'listFirmEmployees',
    'listPartnerBranches',
    'listServicingBranches',
    'searchInternalResolutions',
    'searchPartnerResolutions',
    'searchResolutions',
    'testResolutions',
  ],
})
