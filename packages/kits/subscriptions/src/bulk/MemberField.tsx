'use client'
import { ErrorIcon } from '@memberkit/primitives/icons'
import { type ReactNode, useId } from 'react'
import * as styles from './bulk.css.ts'

export interface MemberFieldProps {
  name: string
  /** Names the list to assistive technology. */
  label: string
  error: string | undefined
  /** Renders the list with the error, which belongs to all of it. */
  children: (error: ReactNode) => ReactNode
}

/** A list to choose from as one field of a form: what is missing is said at its title, and the summary leads to it. */
export function MemberField({ name, label, error, children }: MemberFieldProps) {
  const id = useId()
  return (
    <fieldset
      name={name}
      className={styles.members}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={error ? id : undefined}
    >
      {children(
        error ? (
          <span id={id} className={styles.missing}>
            <ErrorIcon /> {error}
          </span>
        ) : undefined,
      )}
    </fieldset>
  )
}
