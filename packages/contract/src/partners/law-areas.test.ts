import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as lawAreas from './law-areas.ts'

test.each([
  ['Status: ACTIVE, DELETED.', lawAreas.LawAreaStatus],
  [
    'Actions: CREATED, CHANGE, DELETED, UPDATE_AREA_OF_LAW, UPDATE_PARENT_ID, UPDATE_QUESTION_ID, UPDATE_SHORT_CODE, UPDATE_SORT_ORDER, UPDATE_TEMPLATE_ID, UPDATE_TRANSLATIONS.',
    lawAreas.LawAreaAction,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const one = '/v1/lawAreas/{lawAreaId}'
const calls = [
  [
    'GET and POST /v1/lawAreas; GET, PUT, DELETE /v1/lawAreas/{id}.',
    {
      listLawAreas: 'GET /v1/lawAreas',
      createLawArea: 'POST /v1/lawAreas (json)',
      getLawArea: `GET ${one}`,
      replaceLawArea: `PUT ${one} (json)`,
      deleteLawArea: `DELETE ${one}`,
    },
  ],
  [
    'POST updateInternalName, updateParentId, updateQuestionId, updateShortCode, updateSortOrder, updateTemplateId, each with a path value.',
    {
      updateLawAreaInternalName: `POST ${one}/updateInternalName/{internalName}`,
      updateLawAreaParentId: `POST ${one}/updateParentId/{parentId}`,
      updateLawAreaQuestionId: `POST ${one}/updateQuestionId/{questionId}`,
      updateLawAreaShortCode: `POST ${one}/updateShortCode/{shortCode}`,
      updateLawAreaSortOrder: `POST ${one}/updateSortOrder/{sortOrder}`,
      updateLawAreaTemplateId: `POST ${one}/updateTemplateId/{templateId}`,
    },
  ],
  [
    'POST /{id}/locale/{locale}/addTranslation and updateTranslation (body); removeTranslation.',
    {
      addLawAreaTranslation: `POST ${one}/locale/{locale}/addTranslation (json)`,
      updateLawAreaTranslation: `POST ${one}/locale/{locale}/updateTranslation (json)`,
      removeLawAreaTranslation: `POST ${one}/locale/{locale}/removeTranslation`,
    },
  ],
  [
    'Journal and maxClock.',
    { lawAreaJournal: 'GET /v1/lawAreas/journal (query)', lawAreaMaxClock: 'GET /v1/lawAreas/journal/maxClock' },
  ],
] as const

const operations = pick(lawAreas, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['law-areas']))
})
