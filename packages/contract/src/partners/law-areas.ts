import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list } from '../wire.ts'
import { LawAreaTexts, NewLawArea } from './law-areas.bodies.ts'
import { LawArea, LawAreaTranslation } from './law-areas.entities.ts'
import { LawAreaAction, LawAreaStatus } from './law-areas.enums.ts'

// Source: partners and service delivery, section 7, "Law areas".

const staff = { access: 'internal', assumes: ['access'] } as const
const lawAreas = at('law-areas', '/v1/lawAreas')
const writes = at('law-areas', '/v1/lawAreas', staff)
const lawArea = at('law-areas', '/v1/lawAreas/{lawAreaId}', staff)

export const listLawAreas = get(lawAreas, '', { returns: list(LawArea) })
export const createLawArea = post(writes, '', { body: NewLawArea, returns: LawArea })
export const getLawArea = get(lawAreas, '{lawAreaId}', { returns: LawArea })
export const replaceLawArea = put(lawArea, '', { body: NewLawArea, returns: LawArea })
export const deleteLawArea = del(lawArea, '')

// "Each with a path value": assumed to be the last part of the path, below the law area.
const values = at('law-areas', '/v1/lawAreas/{lawAreaId}', { access: 'internal', assumes: ['path', 'access'] })

export const updateLawAreaInternalName = post(values, 'updateInternalName/{internalName}', { returns: LawArea })
export const updateLawAreaParentId = post(values, 'updateParentId/{parentId}', { returns: LawArea })
export const updateLawAreaQuestionId = post(values, 'updateQuestionId/{questionId}', { returns: LawArea })
export const updateLawAreaShortCode = post(values, 'updateShortCode/{shortCode}', { returns: LawArea })
export const updateLawAreaSortOrder = post(values, 'updateSortOrder/{sortOrder}', { returns: LawArea })
export const updateLawAreaTemplateId = post(values, 'updateTemplateId/{templateId}', { returns: LawArea })

export const addLawAreaTranslation = post(lawArea, 'locale/{locale}/addTranslation', {
  body: LawAreaTexts,
  returns: LawArea,
})
export const updateLawAreaTranslation = post(lawArea, 'locale/{locale}/updateTranslation', {
  body: LawAreaTexts,
  returns: LawArea,
})
export const removeLawAreaTranslation = post(lawArea, 'locale/{locale}/removeTranslation', { returns: LawArea })

export const lawAreaJournal = journal('law-areas', '/v1/lawAreas', LawAreaAction, { assumes: ['path', 'access'] })
export const lawAreaMaxClock = maxClock('law-areas', '/v1/lawAreas')

export { LawArea, LawAreaAction, LawAreaStatus, LawAreaTexts, LawAreaTranslation, NewLawArea }
export { lawAreaTransitions } from './law-areas.transitions.ts'
