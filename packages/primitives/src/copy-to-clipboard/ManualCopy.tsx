import { useId, useRef } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import type { CopyToClipboardProps } from './CopyToClipboard.tsx'
import * as styles from './CopyToClipboard.css.ts'

interface ManualCopyProps extends Pick<CopyToClipboardProps, 'value' | 'labels'> {
  onCopied: () => void
  onFailed: () => void
  onLeft: (takesFocus: boolean) => void
}

/**
 * Selects the text and copies the selection, which needs no permission. If even that is refused, the text stays
 * selected for the keyboard shortcut.
 */
export function ManualCopy({ value, labels, onCopied, onFailed, onLeft }: ManualCopyProps) {
  const ref = useRef<HTMLInputElement>(null)
  const isTried = useRef(false)
  const isByHand = useRef(false)
  const id = useId()

  useBrowserEffect(() => {
    if (isTried.current) return
    isTried.current = true
    ref.current?.select()
    ref.current?.focus()
    // Deprecated, but the only remaining way.
    if (document.execCommand('copy')) return onCopied()
    isByHand.current = true
    onFailed()
  })

  return (
    <span className={styles.byHand}>
      <input
        ref={ref}
        readOnly
        className={styles.input}
        value={value}
        aria-label={labels.copy}
        aria-describedby={id}
        onBlur={() => onLeft(false)}
        onCopy={() => (isByHand.current ? setTimeout(onCopied) : undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          event.preventDefault()
          onLeft(true)
        }}
      />
      <span id={id} className={styles.value}>
        {labels.failed}
      </span>
    </span>
  )
}
