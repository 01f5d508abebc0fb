import { defineLink, oneOf } from '@memberkit/foundation/links'

/** The pane that is shown where only one has room. */
export const caseLink = /* @__PURE__ */ defineLink({
  pane: /* @__PURE__ */ oneOf('queue', 'conversation', 'details'),
})
