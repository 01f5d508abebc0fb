import { defineLink, text } from '@memberkit/foundation/links'

/** The part of a journal that an address names: one entry, by its id. */
export const journalLink = /* @__PURE__ */ defineLink({ entry: text() })
