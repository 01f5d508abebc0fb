import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'

// "Names and descriptions per locale" (commerce, section 3, "Product family"): the field names are assumed.

const localizedTextFields = assumed({ locale: text, text })

/** A text in one locale, such as `en-US`. */
export interface LocalizedText extends Out<typeof localizedTextFields> {}
export const LocalizedText: Schema<LocalizedText> = localizedTextFields

const localizedEntryFields = assumed({ id: text, locale: text, text })

/** A text in one locale that is changed and removed by its id. */
export interface LocalizedEntry extends Out<typeof localizedEntryFields> {}
export const LocalizedEntry: Schema<LocalizedEntry> = localizedEntryFields

const marketingDataFields = assumed({
  locale: text,
  headline: text,
  summary: maybe(text),
  highlights: list(text),
  imageUrl: maybe(text),
})

/** Marketing copy in one locale. `highlights` are short lines, in order. */
export interface MarketingData extends Out<typeof marketingDataFields> {}
export const MarketingData: Schema<MarketingData> = marketingDataFields
