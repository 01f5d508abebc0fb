'use client'
import {
  type ClipboardEvent,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { describe, type FieldProps, renderDescription, renderError } from '../field/Field.tsx'
import { field } from '../field/Field.css.ts'
import { renderLegend } from '../field/FieldGroup.tsx'
import { type FileRules, type RejectedFile, validateFiles } from '../file-trigger/accept-files.ts'
import { FileTrigger } from '../file-trigger/FileTrigger.tsx'
import { CancelIcon, UploadIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { filesIn } from './dragged-files.ts'
import * as styles from './DropZone.css.ts'
import { useFileDrop } from './useFileDrop.ts'

export interface DropZoneLabels {
  /** The label of the button that opens the file picker. */
  choose: string
  /** Says that files can also be dropped or pasted. Hidden without a pointer that can drag. */
  prompt: ReactNode
  /** Shown while files are over it. */
  release: ReactNode
  /** Shown while rejected files are over it. */
  rejecting: ReactNode
}

interface OwnProps extends FieldProps, FileRules {
  labels: DropZoneLabels
  /** Called with dropped, pasted or chosen files, sorted by the rules. */
  onSelect: (accepted: File[], rejected: RejectedFile[]) => void
  /** Whether it accepts drops anywhere on the page, for pages only about these files. */
  isWholePage?: boolean
  /** Whether it is pending: accepts no more files. */
  isPending?: boolean
  pendingLabel?: string
}

export interface DropZoneProps extends OwnProps, NativeProps<'fieldset', OwnProps> {}

/** Accepts files by drag and drop, paste and button. Renders a `<fieldset>`. */
export const DropZone = forwardRef<HTMLFieldSetElement, DropZoneProps>(function DropZone(props, forwarded) {
  const ownId = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle(forwarded, () => root.current as HTMLFieldSetElement, [])
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    labels,
    accept,
    maxSize,
    maxCount,
    multiple,
    onSelect,
    isWholePage,
    isPending,
    pendingLabel,
    disabled,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const rules = { accept, maxSize, maxCount, multiple }
  const isDisabled = disabled || isPending
  const { state, handlers } = useFileDrop({ root, accept, isDisabled, isWholePage, onDrop: take })

  function take(transfer: DataTransfer) {
    const { files, folders } = filesIn(transfer)
    if (files.length === 0) return
    const { accepted, rejected } = validateFiles(files, rules, folders)
    onSelect(accepted, rejected)
  }

  function onPaste(event: ClipboardEvent) {
    if (isDisabled || event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData)
  }

  return (
    <fieldset
      {...native}
      ref={root}
      id={id}
      className={field}
      disabled={disabled}
      aria-describedby={describe(id, description, error, describedBy)}
      data-state={state}
      onPaste={onPaste}
    >
      {renderLegend(props)}
      <div
        {...handlers}
        className={styles.zone}
        data-state={state}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        onMouseDown={focusButton}
      >
        {state === 'rejecting' ? <CancelIcon className={styles.mark} /> : <UploadIcon className={styles.mark} />}
        {/* All three keep their room, so that nothing moves under what is held. */}
        <div className={styles.words}>
          <span className={styles.prompt} data-shown={state ? undefined : ''}>
            {labels.prompt}
          </span>
          <span className={styles.held} data-shown={state === 'over' ? '' : undefined}>
            {labels.release}
          </span>
          <span className={styles.held} data-shown={state === 'rejecting' ? '' : undefined}>
            {labels.rejecting}
          </span>
        </div>
        <FileTrigger
          {...rules}
          {...{ onSelect, isPending, pendingLabel }}
          size="small"
          // Some screen readers ignore the description of a group.
          aria-describedby={describe(id, description, error)}
        >
          {labels.choose}
        </FileTrigger>
      </div>
      <div aria-live="polite" className={styles.messages}>
        {renderError(id, props)}
      </div>
      {renderDescription(id, props)}
    </fieldset>
  )
})

/** Focuses the button on hover, so that a paste reaches the zone. */
function focusButton(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('button, a')) return
  event.preventDefault()
  event.currentTarget.querySelector('button')?.focus()
}
