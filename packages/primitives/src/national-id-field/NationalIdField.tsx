'use client'
import {
  type ChangeEvent,
  type FocusEvent,
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { asControl, renderField } from '../field/Field.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { EyeIcon, EyeOffIcon } from '../icons/commands.tsx'
import { focusedIn } from '../internal/focused-in.ts'
import { afterPress } from '../internal/after-press.ts'
import { digitCapacity } from '../internal/digits-text.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { renderAffixed } from '../text-field/affixed.tsx'
import type { TextFieldProps } from '../text-field/TextField.tsx'
import { caretAfter, editId, writeId } from './id-text.ts'
import * as styles from './NationalIdField.css.ts'
import { useRevealed } from './use-revealed.ts'

export interface NationalIdLabels {
  /** The name of the button while the number is masked, for example "Show the number". */
  show: string
  hide: string
  /** Announced on reveal, for example "The number is visible". */
  shown: string
  /** Announced when the number is masked again. */
  hidden: string
}

type Handled = 'type' | 'prefix' | 'suffix' | 'autoComplete' | 'inputMode' | 'pattern' | 'maxLength' | 'minLength'

export interface NationalIdFieldProps extends Omit<TextFieldProps, Handled | 'value' | 'onChange'> {
  /** A `#` for each digit, and literal separators: `###-##-####`. */
  format: string
  /** Digits only. */
  value?: string | null
  /** Digits only. */
  defaultValue?: string
  /** Called with the digits, '' for none, or null if their number doesn't match the format. */
  onChange?: (value: string | null) => void
  /** The number of last digits that are always visible. @default 4 */
  shownDigits?: number
  /** The seconds until a revealed number is masked again. @default 30 */
  revealSeconds?: number
  /** The error for too few or too many digits, shown after blur. */
  invalidError: string
  labels: NationalIdLabels
}

/**
 * An identity number. Renders an `<input>` that contains only bullets and the last digits until the button beside it is
 * pressed; the digits are nowhere else in the page. The ref is the input's.
 */
export const NationalIdField = forwardRef<HTMLInputElement, NationalIdFieldProps>(
  function NationalIdField(props, forwarded) {
    const ownId = useId()
    const input = useRef<HTMLInputElement>(null)
    useImperativeHandle(forwarded, () => input.current as HTMLInputElement, [])
    const {
      label,
      isLabelHidden,
      description,
      error,
      isRequired,
      optionalMark,
      format,
      value,
      defaultValue = '',
      onChange,
      onBlur,
      shownDigits = 4,
      revealSeconds = 30,
      invalidError,
      labels,
      size,
      name,
      id = ownId,
      'aria-describedby': describedBy,
      ...native
    } = props

    const given = value === null ? '' : value
    const begin = () => ({ digits: given ?? defaultValue, given, caret: 0, isLeft: false })
    const [state, setState] = useState(begin)
    useFormReset(input, () => setState(begin()))
    const [isRevealed, reveal] = useRevealed(revealSeconds, labels)
    const valueOf = (digits: string) => (digits === '' || digits.length === digitCapacity(format) ? digits : null)
    const problemOf = (digits: string) => (valueOf(digits) === null ? invalidError : undefined)

    let current = state
    if (given !== undefined && given !== state.given) {
      const isEcho = given === (valueOf(state.digits) ?? '')
      current = isEcho ? { ...state, given } : { ...state, given, digits: given, isLeft: false }
      setState(current)
    }
    const { digits } = current
    const text = writeId(digits, format, isRevealed ? undefined : shownDigits)
    const problem = problemOf(digits)
    useBrowserEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])
    useBrowserEffect(() => {
      const element = input.current
      if (!element || focusedIn(element) !== element) return
      const at = caretAfter(element.value, current.caret)
      element.setSelectionRange(at, at)
    }, [current.caret, digits])
    useFormValue(input, name, digits)

    const change = (event: ChangeEvent<HTMLInputElement>) => {
      const { value: after, selectionEnd } = event.target
      const isForward = (event.nativeEvent as InputEvent).inputType === 'deleteContentForward'
      const edit = editId(digits, text, after, selectionEnd ?? after.length, isForward)
      event.target.setCustomValidity(problemOf(edit.digits) ?? '')
      setState({ ...current, ...edit, isLeft: current.isLeft && problemOf(edit.digits) !== undefined })
      if (edit.digits !== digits) onChange?.(valueOf(edit.digits))
    }
    const leave = (event: FocusEvent<HTMLElement>) => {
      const { currentTarget, relatedTarget } = event
      if (!currentTarget.contains(relatedTarget)) reveal(false)
    }
    const shown = { ...props, error: (current.isLeft ? problem : undefined) ?? error }
    const control = renderAffixed(
      id,
      <input
        {...asControl(native, id, shown, describedBy)}
        ref={input}
        className={styles.digits}
        inputMode="numeric"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        data-name={name}
        value={text}
        onChange={change}
        onBlur={(event) => {
          if (problem !== undefined) afterPress(() => setState((latest) => ({ ...latest, isLeft: true })))
          onBlur?.(event)
        }}
      />,
      {
        size,
        suffix: (
          <IconButton
            size="small"
            label={isRevealed ? labels.hide : labels.show}
            icon={isRevealed ? <EyeOffIcon /> : <EyeIcon />}
            disabled={native.disabled}
            onPress={() => reveal(!isRevealed)}
          />
        ),
      },
    )
    return renderField(
      id,
      shown,
      <span className={styles.whole} onBlur={leave}>
        {control}
      </span>,
    )
  },
)

/** Adds the digits to the form data on submit. A hidden input would keep them in the page. */
function useFormValue(input: { readonly current: HTMLInputElement | null }, name: string | undefined, digits: string) {
  useEffect(() => {
    const form = input.current?.form
    if (!form || name === undefined) return
    const add = ({ formData }: FormDataEvent) => {
      if (!input.current?.matches(':disabled')) formData.append(name, digits)
    }
    form.addEventListener('formdata', add)
    return () => form.removeEventListener('formdata', add)
  }, [input, name, digits])
}
