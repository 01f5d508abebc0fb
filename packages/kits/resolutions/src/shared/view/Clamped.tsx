'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useIsPrinting } from '@memberkit/foundation/print'
import { Button } from '@memberkit/primitives/button'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import * as styles from './Clamped.css.ts'

/** The first lines of a text, and a button that shows the rest where there is more. */
export function Clamped({ children }: { children: ReactNode }) {
  const t = useMessages(caseMessages)
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)
  const isPrinting = useIsPrinting()
  const isWhole = isOpen || isPrinting
  useEffect(() => {
    const { current } = box
    if (!current || isWhole) return
    // Text of another case, or a pane that has just been shown, may need more lines than before.
    const observer = new ResizeObserver(() => setCut(current.scrollHeight > current.clientHeight + 1))
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [isWhole])
  return (
    <div className={styles.clamped}>
      <div ref={box} className={isWhole ? undefined : styles.first}>
        {children}
      </div>
      {isCut ? (
        <Button size="small" tone="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t(isOpen ? 'description.less' : 'description.more')}
        </Button>
      ) : null}
    </div>
  )
}
