import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './ClippedName.css.ts'

/** The number of characters kept at the end: the extension and what precedes it, where names of versions differ. */
const kept = 9

/** A file name on one line, truncated in the middle if necessary. Its title is the whole name. */
export function ClippedName({ name }: { name: string }) {
  const letters = lettersOf(name)
  const at = letters.length - kept
  return (
    <span className={styles.name} title={name} dir="auto">
      <span className={visuallyHidden}>{name}</span>
      {at > 0 ? (
        <span className={styles.start} aria-hidden="true">
          {letters.slice(0, at).join('')}
        </span>
      ) : null}
      <span className={styles.end} aria-hidden="true">
        {letters.slice(Math.max(0, at)).join('')}
      </span>
    </span>
  )
}

/** Splits into graphemes, so that no accent is separated from its letter. */
function lettersOf(text: string) {
  if (!('Segmenter' in Intl)) return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
