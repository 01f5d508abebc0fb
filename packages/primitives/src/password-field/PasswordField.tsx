'use client'
import {
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { asControl, renderField } from '../field/Field.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { EyeIcon, EyeOffIcon, WarningIcon } from '../icons/index.ts'
import { announce } from '../live/announce.ts'
import { affixedInput } from '../text-field/affixed.css.ts'
import { renderAffixed } from '../text-field/affixed.tsx'
import type { TextFieldProps } from '../text-field/TextField.tsx'
import * as styles from './PasswordField.css.ts'

export interface PasswordLabels {
  /** The name of the button while the password is hidden, for example "Show password". */
  show: string
  /** The name of the button while the password is visible. */
  hide: string
  /** Announced on reveal, for example "Your password is visible". */
  shown: string
  /** Announced when it is hidden again. */
  hidden: string
  /** Shown and announced while Caps Lock is on, for example "Caps Lock is on". */
  capsLock: string
}

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
> {
  /** Whether a password manager fills in the current password or generates a new one. */
  autoComplete: 'current-password' | 'new-password'
  labels: PasswordLabels
  /** Content below the control: the strength of a new password. */
  strength?: ReactNode
}

/** A password, hidden until its button is pressed. Renders an `<input type="password">`; the ref is the input's. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(props, forwarded) {
  const ownId = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(forwarded, () => input.current as HTMLInputElement, [])
  const [isShown, setShown] = useState(false)
  const [isCapsLocked, setCapsLocked] = useState(false)
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    labels,
    strength,
    size,
    onChange,
    onKeyDown,
    onKeyUp,
    onBlur,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props

  // Browsers store the content of text fields as suggestions.
  useEffect(() => {
    const form = isShown ? input.current?.form : undefined
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [isShown])

  const toggle = () => {
    setShown(!isShown)
    announce(isShown ? labels.hidden : labels.shown)
  }
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    const isLocked = event.getModifierState('CapsLock')
    if (isLocked && !isCapsLocked) announce(labels.capsLock)
    setCapsLocked(isLocked)
  }
  const box = renderAffixed(
    id,
    <input
      {...asControl(native, id, props, describedBy)}
      ref={input}
      type={isShown ? 'text' : 'password'}
      className={`${affixedInput} ${styles.quietly}`}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={onChange && ((event) => onChange(event.target.value, event))}
      onKeyDown={(event) => {
        watchCapsLock(event)
        onKeyDown?.(event)
      }}
      onKeyUp={(event) => {
        watchCapsLock(event)
        onKeyUp?.(event)
      }}
      onBlur={(event) => {
        setCapsLocked(false)
        onBlur?.(event)
      }}
    />,
    {
      size,
      suffix: (
        <IconButton
          size="small"
          label={isShown ? labels.hide : labels.show}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          disabled={native.disabled}
          onPress={toggle}
        />
      ),
    },
  )
  return renderField(
    id,
    props,
    <>
      {box}
      {isCapsLocked ? (
        <div className={styles.hint}>
          <WarningIcon />
          {labels.capsLock}
        </div>
      ) : null}
      {strength}
    </>,
  )
})
