'use client'
import {
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { Button } from '../button/Button.tsx'
import { asControl, type FieldProps, labelText, renderDescription, renderError } from '../field/Field.tsx'
import { field, label as labelStyle } from '../field/Field.css.ts'
import { SendIcon } from '../icons/index.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './Composer.css.ts'
import { useDraft } from './useDraft.ts'

export interface ComposerLabels {
  send: string
  /** Announced while sending. */
  sending: string
  /** Shown if sending failed: says that the text is still there. */
  failed: ReactNode
  /**
   * Returns the text for the remaining characters, for example "12 characters left"; below zero, "12 characters too
   * many".
   */
  remaining: (count: number) => string
  /** The advice when a text is too long. */
  tooLong: ReactNode
}

export const sendKeys = ['enter', 'mod-enter'] as const

interface OwnProps extends FieldProps {
  labels: ComposerLabels
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** Sends the text. The text is cleared once the returned promise resolves, and stays if it rejects. */
  onSend: (text: string) => unknown
  /**
   * `enter`: Enter sends, Shift+Enter adds a line. `mod-enter`: Enter adds a line, Ctrl or ⌘ with Enter sends. On
   * phones, Enter always adds a line.
   * @default 'enter'
   */
  sendsOn?: 'enter' | 'mod-enter'
  /** The maximum number of characters. More can be typed, but not sent. */
  limit?: number
  /** Attachments: an UploadList. With it, the text may be empty. */
  attachments?: ReactNode
  /** A control beside the send button: a FileTrigger. */
  actions?: ReactNode
  isPending?: boolean
}

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'style' | 'required' | 'aria-invalid' | 'maxLength' | keyof OwnProps
>

export interface ComposerProps extends OwnProps, NativeProps {}

/** A field to write and send messages. Renders a `<textarea>` in a box; the ref is the text area's. */
export const Composer = forwardRef<HTMLTextAreaElement, ComposerProps>(function Composer(props, forwarded) {
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(forwarded, () => area.current as HTMLTextAreaElement, [])
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    labels,
    value,
    defaultValue,
    onChange,
    onSend,
    sendsOn = 'enter',
    limit,
    attachments,
    actions,
    isPending,
    id = ownId,
    disabled,
    readOnly,
    rows = 1,
    onKeyDown,
    'aria-describedby': describedBy,
    ...native
  } = props
  const { text, state, send, edit } = useDraft({ value, defaultValue, onChange, onSend })

  const left = limit === undefined ? Infinity : limit - lettersIn(text)
  const problem = (left < 0 && labels.tooLong) || (state === 'failed' && labels.failed) || error
  const messages = { label, description, error: problem }
  const isBusy = isPending || state === 'sending'
  const canSend = !isBusy && !disabled && !readOnly && left >= 0 && (text.trim() !== '' || Boolean(attachments))
  const countId = `${id}-count`
  const isCounting = left <= Math.max(20, (limit ?? 0) / 10)

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented || !isSendKey(event, sendsOn)) return
    event.preventDefault()
    if (canSend) void send()
  }

  return (
    <div className={field}>
      <label className={isLabelHidden ? visuallyHidden : labelStyle} htmlFor={id}>
        {labelText(props)}
      </label>
      <div className={styles.box} data-disabled={disabled ? '' : undefined}>
        {attachments ? <div className={styles.attachments}>{attachments}</div> : null}
        <textarea
          {...asControl(
            native,
            id,
            { ...messages, isRequired },
            [isCounting && countId, describedBy].filter(Boolean).join(' ') || undefined,
          )}
          ref={area}
          rows={rows}
          disabled={disabled}
          readOnly={readOnly || isBusy}
          // Empty text has no direction; its placeholder has the page's.
          dir={text ? 'auto' : undefined}
          enterKeyHint={sendsOn === 'enter' ? 'send' : 'enter'}
          className={styles.area}
          value={text}
          onChange={(event) => edit(event.target.value)}
          onKeyDown={onKey}
        />
        <div className={styles.bar}>
          <div className={styles.actions}>{actions}</div>
          {isCounting ? (
            <span id={countId} className={styles.count} data-over={left < 0 ? '' : undefined}>
              {labels.remaining(left)}
            </span>
          ) : null}
          <Button
            size="small"
            tone="primary"
            isPending={isBusy}
            pendingLabel={labels.sending}
            disabled={disabled}
            aria-disabled={!canSend}
            onPress={() => {
              // Typing continues there, and the button may become disabled.
              area.current?.focus()
              void send()
            }}
          >
            <SendIcon />
            {labels.send}
          </Button>
        </div>
      </div>
      <div aria-live="polite" className={styles.messages}>
        {renderError(id, messages)}
      </div>
      {renderDescription(id, messages)}
      {/* In steps: a number after every letter would drown the letters. */}
      <div role="status" className={visuallyHidden}>
        {isCounting ? labels.remaining(Math.ceil(left / 10) * 10) : null}
      </div>
    </div>
  )
})

function isSendKey(event: KeyboardEvent, sendsOn: ComposerProps['sendsOn']) {
  // During input method composition, Enter belongs to the input method.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false
  if (event.ctrlKey || event.metaKey) return true
  // Phone keyboards have no Shift+Enter.
  return sendsOn === 'enter' && !event.shiftKey && !event.altKey && !matchMedia('(hover: none)').matches
}

/** Counts graphemes. */
function lettersIn(text: string) {
  return [...text.trim()].length
}
