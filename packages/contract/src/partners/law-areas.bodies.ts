import { assumed, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { LawAreaTranslation } from './law-areas.entities.ts'

// "Payload and response field names are not shown" (section 7): all names are assumed.

const newLawAreaFields = assumed({
  internalName: text,
  parentId: maybe(text),
  questionId: maybe(text),
  shortCode: text,
  sortOrder: number,
  templateId: maybe(text),
  translations: list(LawAreaTranslation),
})

/** A law area to create, or the replacement of one. */
export interface NewLawArea extends Out<typeof newLawAreaFields> {}
export const NewLawArea: Schema<NewLawArea> = newLawAreaFields

const lawAreaTextsFields = assumed({ name: text, description: maybe(text), synonyms: maybe(list(text)) })

/** A translation; its locale is a path parameter. */
export interface LawAreaTexts extends Out<typeof lawAreaTextsFields> {}
export const LawAreaTexts: Schema<LawAreaTexts> = lawAreaTextsFields
