import { defineLink, oneOf, returnTo, text } from '@memberkit/foundation/links'
import { sectionNames } from './section-names.ts'

/** Link parameters of the editor: `?branch=…&section=hours&returnTo=…`. */
export const branchLink = /* @__PURE__ */ defineLink({ branch: text(), section: oneOf(...sectionNames), returnTo })
