import { actions } from './actions.mjs'
import { buying } from './buying.mjs'
import { choices } from './choices.mjs'
import { data } from './data.mjs'
import { dates } from './dates.mjs'
import { fields } from './fields.mjs'
import { invoices } from './invoices.mjs'
import { navigation } from './navigation.mjs'
import { overlays } from './overlays.mjs'
import { serving } from './serving.mjs'
import { subscriptions } from './subscriptions.mjs'

/** The scripts of real keys and clicks with expected results, by component. */
export const scripts = [
  ...actions,
  ...navigation,
  ...choices,
  ...fields,
  ...dates,
  ...overlays,
  ...data,
  ...buying,
  ...invoices,
  ...subscriptions,
  ...serving,
]
