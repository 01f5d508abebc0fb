'use client'
import { Button } from '@memberkit/primitives/button'
import { PrintIcon } from '@memberkit/primitives/icons'
import { Heading } from '@memberkit/primitives/text'
import { type ReactNode, type RefObject } from 'react'
import { useHeadingFocus } from '../focus/useHeadingFocus.ts'
import { PrintHeader, printDocument } from '../print/index.ts'
import * as styles from './Detail.css.ts'
import * as frame from './DetailFrame.css.ts'

export interface DetailHeaderProps {
  title: string
  /** The badge beside the title. */
  status: ReactNode
  /** The answer that the page was opened for, below the title. */
  lead: ReactNode
  /** Shows the lead larger than the title, for an amount. */
  isFigure?: boolean
  printLabel: string
  /** The element that is printed. */
  printed: RefObject<HTMLElement | null>
  /** Buttons beside the one that prints, which in a narrow container is only its icon. Primary last. */
  actions?: ReactNode
}

/** The heading of a detail page. Takes the focus that was lost with the row it was opened from. */
export function DetailHeader(props: DetailHeaderProps) {
  const { title, status, lead, isFigure, printLabel, printed, actions } = props
  const heading = useHeadingFocus()
  return (
    <>
      <PrintHeader />
      <header className={frame.header} data-figure={isFigure || undefined}>
        <div className={frame.words}>
          <div className={styles.title}>
            <Heading ref={heading} level={2} size={isFigure ? 'md' : 'xl'} tabIndex={-1}>
              {title}
            </Heading>
            {status}
          </div>
          <p className={isFigure ? styles.figure : styles.lead}>{lead}</p>
        </div>
        <div className={styles.actions}>
          <Button onPress={() => void printDocument({ title, only: printed.current })}>
            <PrintIcon />
            <span className={styles.printWord}>{printLabel}</span>
          </Button>
          {actions}
        </div>
      </header>
    </>
  )
}
