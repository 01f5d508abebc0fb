'use client'
import { type ChangeEvent, forwardRef, useRef } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { stop } from '../internal/stop.ts'
import { type FileRules, type RejectedFile, validateFiles } from './accept-files.ts'
import * as styles from './FileTrigger.css.ts'

export interface FileTriggerProps extends FileRules, Omit<ButtonProps, 'onPress' | 'onSelect' | 'type' | 'value'> {
  /** On a phone: the camera to open instead of the file picker. */
  capture?: 'user' | 'environment'
  /** The name under which accepted files are submitted. */
  name?: string
  /** Called with the chosen files, sorted by the rules. Not called without any. */
  onSelect: (accepted: File[], rejected: RejectedFile[]) => void
}

/** A button that opens the browser's file picker. Renders a `<button>` and an `<input type="file">` behind it. */
export const FileTrigger = forwardRef<HTMLButtonElement, FileTriggerProps>(function FileTrigger(
  { accept, maxSize, maxCount, multiple, capture, name, form, onSelect, ...button },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    if (files.length === 0) return
    const { accepted, rejected } = validateFiles(files, { accept, maxSize, maxCount, multiple })
    if (name) currentTarget.files = filesOf(accepted)
    // Reset, because choosing the same file again fires no change event.
    else currentTarget.value = ''
    onSelect(accepted, rejected)
  }

  return (
    <span className={styles.root}>
      <input
        ref={input}
        type="file"
        hidden
        className={styles.input}
        {...{ accept, multiple, capture, name, form }}
        disabled={button.disabled}
        onChange={onChange}
        onClick={stop}
      />
      <Button {...button} ref={ref} data-name={name} onPress={() => input.current?.click()} />
    </span>
  )
})

function filesOf(files: File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
