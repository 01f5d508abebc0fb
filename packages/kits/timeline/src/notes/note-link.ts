import { defineLink, listOf, oneOf, text } from '@memberkit/foundation/links'

/** Link parameters of the notes: filters by received priority and author ID, the order, the comments. */
export const noteLink = /* @__PURE__ */ defineLink({
  priority: listOf(text()),
  author: listOf(text()),
  order: oneOf('newest', 'priority'),
  comments: oneOf('shown', 'hidden'),
})
