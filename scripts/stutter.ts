import { stutter } from '@memberkit/testing/stutter'

// Files share a page, which must stutter once.
const mark = Symbol.for('memberkit.stutter')
if (!Reflect.has(globalThis, mark)) {
  Reflect.set(globalThis, mark, true)
  stutter()
}
