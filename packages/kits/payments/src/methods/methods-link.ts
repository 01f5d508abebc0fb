import { defineLink, oneOf } from '@memberkit/foundation/links'

/** Link parameters of the wallet: `?flow=add` opens the form to add a method. */
export const methodsLink = /* @__PURE__ */ defineLink({ flow: oneOf('add') })
