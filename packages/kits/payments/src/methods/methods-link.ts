import { defineLink, oneOf } from '@memberkit/foundation/links'

/** What an address can say of the wallet: `?flow=add` opens the form to add a method. */
export const methodsLink = /* @__PURE__ */ defineLink({ flow: oneOf('add') })
