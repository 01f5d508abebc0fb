'use client'
import { forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CheckIcon, CopyIcon } from '../icons/index.ts'
import { announce } from '../live/announce.ts'
import { ManualCopy } from './ManualCopy.tsx'
import * as styles from './CopyToClipboard.css.ts'

export const copyAppearances = ['button', 'icon', 'inline'] as const

type State = 'idle' | 'copied' | 'asking' | 'failed'

/** How long the button confirms the copy, in milliseconds. */
const lifetime = 2500

type Handled = 'children' | 'value' | 'onPress' | 'onCopy'

export interface CopyToClipboardProps extends Omit<ButtonProps, Handled> {
  /** The text to copy. */
  value: string
  labels: {
    /** The button's label: "Copy the invoice number". */
    copy: string
    /** Shown for a moment, and announced. */
    copied: string
    /** Shown and announced if the browser refuses: "Not copied. Press Ctrl+C to copy what is selected." */
    failed: string
  }
  /** A button with text, one with an icon only, or the icon after the value itself. @default 'button' */
  appearance?: 'button' | 'icon' | 'inline'
  /** The displayed value with the appearance `inline`. @default the value */
  children?: ReactNode
  onCopy?: (value: string) => void
}

/** Copies a text. Renders a `<span>` around a `<button>`; the ref and other attributes reach the button. */
export const CopyToClipboard = forwardRef<HTMLButtonElement, CopyToClipboardProps>(function CopyToClipboard(
  { value, labels, appearance = 'button', children = value, onCopy, ...button },
  forwarded,
) {
  const ref = useRef<HTMLButtonElement>(null)
  useImperativeHandle(forwarded, () => ref.current as HTMLButtonElement, [])
  const [state, setState] = useState<State>('idle')
  const isCopied = state === 'copied'

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setState('idle'), lifetime)
    return () => clearTimeout(timer)
  }, [isCopied])

  function succeed() {
    setState('copied')
    announce(labels.copied)
    onCopy?.(value)
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      succeed()
    } catch {
      // Without a secure context or permission, for example in a frame.
      setState('asking')
    }
  }

  const attributes = { ...button, ref, onPress: () => void copy() }
  const icon = isCopied ? <CheckIcon /> : <CopyIcon />
  return (
    <span className={styles.root} data-state={state} data-look={appearance}>
      {appearance === 'inline' ? <span className={styles.value}>{children}</span> : null}
      {appearance === 'button' ? (
        <Button {...attributes}>
          {icon}
          <span className={styles.words}>
            <span className={styles.word} data-hidden={isCopied ? '' : undefined}>
              {labels.copy}
            </span>
            {/* Read out once, by the announcement. */}
            <span className={styles.word} data-hidden={isCopied ? undefined : ''} aria-hidden="true">
              {labels.copied}
            </span>
          </span>
        </Button>
      ) : (
        <IconButton
          size="small"
          title={isCopied ? labels.copied : labels.copy}
          {...attributes}
          label={labels.copy}
          icon={icon}
        />
      )}
      {state === 'asking' || state === 'failed' ? (
        <ManualCopy
          value={value}
          labels={labels}
          onCopied={() => {
            ref.current?.focus()
            succeed()
          }}
          onFailed={() => setState('failed')}
          onLeft={(takesFocus) => {
            setState('idle')
            if (takesFocus) ref.current?.focus()
          }}
        />
      ) : null}
    </span>
  )
})
