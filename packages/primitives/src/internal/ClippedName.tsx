import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './ClippedName.css.ts'

/** Kept in sight: the extension and what stands right before it, where names of copies and versions differ. */
const kept = 9

/** The name of a file in one line, which loses its middle where there is no room. The whole of it is its title. */
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

/** As people count them: no accent is cut off its letter. */
function lettersOf(text: string) {
  if (!('Segmenter' in Intl)) return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
