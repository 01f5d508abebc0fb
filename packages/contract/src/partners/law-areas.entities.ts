import { assumed, entity, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { LawAreaStatus } from './law-areas.enums.ts'

const lawAreaTranslationFields = assumed({ locale: text, name: text, description: maybe(text), synonyms: list(text) })

/** The name and description of a law area in one locale, with further search terms. */
export interface LawAreaTranslation extends Out<typeof lawAreaTranslationFields> {}
export const LawAreaTranslation: Schema<LawAreaTranslation> = lawAreaTranslationFields

const lawAreaFields = entity({
  stated: {
    status: LawAreaStatus,
    internalName: text,
    parentId: maybe(text),
    questionId: maybe(text),
    shortCode: text,
    sortOrder: number,
    templateId: maybe(text),
    translations: list(LawAreaTranslation),
  },
  assumed: { id: text, version: text },
})

/**
 * An area of law that members get help in. `parentId` and `sortOrder` define its place in the hierarchy; `questionId`
 * is the questionnaire that opens a request in it. `version` is the value for `If-Match`.
 */
export interface LawArea extends Out<typeof lawAreaFields> {}
export const LawArea: Schema<LawArea> = lawAreaFields
