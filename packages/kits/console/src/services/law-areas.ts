import * as lawAreas from '@memberkit/contract/partners/law-areas'
import * as tones from '@memberkit/contract/labels/partners/law-areas/tones'
import { defineConsole } from '../define/index.ts'

export const lawAreasConsole = defineConsole({ ...lawAreas, ...tones })({
  pages: {
    LawArea: {
      title: ['internalName', 'shortCode'],
      status: 'status',
      enter: ['listLawAreas'],
      read: 'getLawArea',
      columns: ['internalName', 'status', 'shortCode', 'sortOrder', 'parentId'],
      groups: {
        overview: ['internalName', 'shortCode'],
        numbers: ['sortOrder'],
        record: ['parentId', 'questionId', 'templateId'],
      },
      tables: { translations: ['locale', 'name', 'description', 'synonyms'] },
      create: ['createLawArea'],
      edit: ['replaceLawArea'],
      actions: {
        addLawAreaTranslation: {},
        deleteLawArea: { group: 'end', isCritical: true },
        removeLawAreaTranslation: { group: 'end' },
        updateLawAreaInternalName: {},
        updateLawAreaParentId: {},
        updateLawAreaQuestionId: {},
        updateLawAreaShortCode: {},
        updateLawAreaSortOrder: {},
        updateLawAreaTemplateId: {},
        updateLawAreaTranslation: {},
      },
      journal: 'lawAreaJournal',
      clock: 'lawAreaMaxClock',
      transitions: 'lawAreaTransitions',
    },
  },
})
