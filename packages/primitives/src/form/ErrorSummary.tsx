import { forwardRef, type MouseEvent, type ReactNode, useId } from 'react'
import { Alert } from '../alert/Alert.tsx'
import { link } from '../link/Link.css.ts'
import * as styles from './Form.css.ts'
import { groupOf, type Problem } from './problems.ts'

interface ErrorSummaryProps {
  title: ReactNode
  problems: readonly Problem[]
}

/** The summary of errors. Takes focus, so that its title is read; each error links to its field. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { title, problems },
  ref,
) {
  const id = useId()
  return (
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} className={styles.summary}>
      <Alert
        tone="critical"
        isStatic
        title={
          <span id={id} className={styles.summaryTitle}>
            {title}
          </span>
        }
      >
        <ul className={styles.problems}>
          {problems.map(({ message, control }, at) => (
            <li key={at} className={styles.problem}>
              {control ? (
                <a className={link} href={`#${control.id}`} onClick={(event) => goTo(control, event)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
})

/** Focuses a control. A hash link can't reach into a shadow tree and would change the host's history. */
function goTo(control: HTMLElement, event: MouseEvent) {
  event.preventDefault()
  control.focus()
  // Scrolls to the label and description above the control.
  const label = groupOf(control) ?? (control as HTMLInputElement).labels?.[0]
  label?.scrollIntoView({ block: 'nearest' })
}
