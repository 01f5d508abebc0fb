import { memo, type ReactNode } from 'react'
import * as styles from './Dialog.css.ts'

interface DialogPanelProps {
  isOpen: boolean
  id: string
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** Keeps the last content during the closing animation, even if its owner has dropped the data. */
export const DialogPanel = memo(
  function DialogPanel({ id, title, description, children, actions }: DialogPanelProps) {
    return (
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 id={`${id}title`} className={styles.title}>
            {title}
          </h2>
          {description ? (
            <p id={`${id}description`} className={styles.description}>
              {description}
            </p>
          ) : null}
        </header>
        {children ? <div className={styles.body}>{children}</div> : null}
        {actions ? (
          <footer className={styles.actions} data-mk-actions="">
            {actions}
          </footer>
        ) : null}
      </div>
    )
  },
  (_shown, next) => !next.isOpen,
)
