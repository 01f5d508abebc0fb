import { assumed, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { LawAreaTranslation } from './law-areas.entities.ts'

// "Payload and response field names are not shown" (section 7): every name here is ours.

const newLawAreaFields = assumed({
  internalName: text,
  parentId: maybe(text),
  questionId: maybe(text),
  shortCode: text,
  sortOrder: number,
  templateId: maybe(text),
  translations: list(LawAreaTranslation),
})

/** A law area to create, or all of one that is replaced. */
export interface NewLawArea extends Out<typeof newLawAreaFields> {}
export const NewLawArea: Schema<NewLawArea> = newLawAreaFields

const lawAreaTextsFields = assumed({ name: text, description: maybe(text), synonyms: maybe(list(text)) })

/** A translation; its locale stands in the path. */
export interface LawAreaTexts extends Out<typeof lawAreaTextsFields> {}
export const LawAreaTexts: Schema<LawAreaTexts> = lawAreaTextsFields
