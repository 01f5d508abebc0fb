import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { regionAttributes } from './announce.ts'

/** The place that `announce` speaks from: one polite and one assertive region. Render it once, near the root. */
export function LiveRegion() {
  return (
    <>
      <div {...regionAttributes('polite')} className={visuallyHidden} />
      <div {...regionAttributes('assertive')} className={visuallyHidden} />
    </>
  )
}
