import * as styles from './TagGroup.css.ts'
import type { TagItem } from './types.ts'

export function TagWords({ tag: { icon, label } }: { tag: TagItem }) {
  return (
    <>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.words}>{label}</span>
    </>
  )
}
