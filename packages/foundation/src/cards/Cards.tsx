import type { ReactNode } from 'react'
import * as styles from './Cards.css.ts'

/** The list element around cards, each an `<li>`. */
export function Cards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>
}
