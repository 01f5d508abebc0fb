import { defineLink, oneOf } from '@memberkit/foundation/links'

/** The step of a change of plan, so that Back leads from its review to the choice. */
export const stepLink = /* @__PURE__ */ defineLink({ step: oneOf('review') })
