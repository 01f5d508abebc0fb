'use client'
import { restoreLostFocus } from '@memberkit/foundation'
import { Button } from '@memberkit/primitives/button'
import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './fold.css.ts'
import { few, isFoldedAtFirst } from './fold.rules.ts'

export interface FoldedTableProps {
  /** Whether its other rows wait. A table folds only where it is long, but not too long. */
  canFold: boolean
  /** The number of its rows; `undefined` while they load. */
  count: number | undefined
  /** The words of the button. */
  showAll: string
  onShowAll: () => void
  /** The ID of the row that a dialog over the page acts on, and that the focus returns to. */
  actingOn?: string
  /** A section with a table, whose rows are cards on a phone. */
  children: ReactNode
}

/** A phone shows the first rows of a table among other sections, and all of them on demand. */
export function FoldedTable({ canFold, count, showAll, onShowAll, actingOn, children }: FoldedTableProps) {
  const isFolded = canFold && isFoldedAtFirst(count)
  const section = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (isFolded || !isAsked.current) return
    isAsked.current = false
    // The button is gone: reading goes on with the first row it brought.
    const row = section.current?.querySelector(`tbody > tr:nth-child(${few + 1})`)
    restoreLostFocus(row?.querySelector<HTMLElement>('a, button'), { preventScroll: true })
  }, [isFolded])
  useEffect(() => {
    if (!isFolded || actingOn === undefined) return
    const mark = `[data-mk-row="${CSS.escape(actingOn)}"]`
    if (section.current?.querySelector(`tbody > tr:nth-child(n + ${few + 1}) ${mark}`)) onShowAll()
  })
  return (
    <div className={styles.section}>
      <div className={isFolded ? styles.folded : undefined} ref={section}>
        {children}
      </div>
      {isFolded && count !== undefined ? (
        <div className={styles.showAll}>
          <Button
            onPress={() => {
              isAsked.current = true
              onShowAll()
            }}
          >
            {showAll}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
