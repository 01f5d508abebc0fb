import { onTestFinished } from 'vitest'
import { forgetDrafts } from '../form/kept-drafts.ts'

/** Lets the next test, which may be of another file on the same page, begin without what this one has typed. */
export function forgetTypedAtEnd() {
  onTestFinished(forgetDrafts)
}
