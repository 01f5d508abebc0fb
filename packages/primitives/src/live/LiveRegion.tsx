import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { regionAttributes } from './announce.ts'

/** The live regions that `announce` uses: one polite and one assertive. Render it once, near the root. */
export function LiveRegion() {
  return (
    <>
      <div {...regionAttributes('polite')} className={visuallyHidden} />
      <div {...regionAttributes('assertive')} className={visuallyHidden} />
    </>
  )
}
