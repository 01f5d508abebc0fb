import * as styles from './home.css.ts'

/** A drawing pin. */
export function PinIcon() {
  return (
    <svg className={styles.pinIcon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 3h8M9.5 3l-.75 7.5L5.5 14v1.5h13V14l-3.25-3.5L14.5 3M12 15.5V21" />
    </svg>
  )
}
