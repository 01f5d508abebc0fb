'use client'
import {
  type ChangeEvent,
  forwardRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { asControl, renderField } from '../field/Field.tsx'
import { latinDigits } from '../internal/latin-digits.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import type { TextFieldProps } from '../text-field/TextField.tsx'
import * as styles from './CodeField.css.ts'

export const codeCharacters = ['digits', 'alphanumeric'] as const

type Handled =
  | 'type'
  | 'prefix'
  | 'suffix'
  | 'size'
  | 'placeholder'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'minLength'
  | 'pattern'

export interface CodeFieldProps extends Omit<TextFieldProps, Handled> {
  /** The number of characters. @default 6 */
  length?: number
  /** @default 'digits' */
  characters?: 'digits' | 'alphanumeric'
  /** Called once each time the code becomes complete. */
  onComplete?: (value: string) => void
  /** Content below the code: how to get another one. */
  resend?: ReactNode
}

/**
 * A one-time code. Renders one `<input>`, so that pasting and autofill on phones work, under cells that show its
 * characters; the ref is the input's.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(props, forwarded) {
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
    value,
    defaultValue = '',
    onChange,
    onComplete,
    onKeyDown,
    onSelect,
    onPointerDown,
    length = 6,
    characters = 'digits',
    resend,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const [own, setOwn] = useState(defaultValue)
  const [current, setCurrent] = useState(0)
  useFormReset(input, () => setOwn(defaultValue))
  const code = value ?? own
  const others = characters === 'digits' ? /\D/g : /[^\dA-Za-z]/g

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const charactersOf = (text: string) => latinDigits(text).replace(others, '')
    const caret = charactersOf(input.value.slice(0, input.selectionEnd ?? 0)).length
    const next = charactersOf(input.value).slice(0, length)
    // React moves the caret to the end.
    if (next !== input.value) input.value = next
    // `follow` misses pastes and on-screen keyboards that fire no key events.
    selectCell(input, caret)
    setCurrent(Math.min(caret, length - 1))
    setOwn(next)
    if (next === code) return
    onChange?.(next, event)
    if (next.length === length) onComplete?.(next)
  }
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || event.defaultPrevented || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const input = event.currentTarget
    selectCell(input, (input.selectionStart ?? 0) + step)
  }
  const press = (event: PointerEvent<HTMLInputElement>) => {
    onPointerDown?.(event)
    if (event.button !== 0 || native.disabled) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    event.preventDefault()
    event.currentTarget.focus()
    selectCell(event.currentTarget, Math.floor(((event.clientX - left) / width) * length))
  }
  const follow = (event: SyntheticEvent<HTMLInputElement>) => {
    onSelect?.(event)
    const { selectionStart, selectionEnd, value: text } = event.currentTarget
    const at = selectionStart ?? 0
    // Selects the existing character, so that typing replaces it.
    if (at === selectionEnd && at < text.length) selectCell(event.currentTarget, at)
    setCurrent(Math.min(at, length - 1))
  }
  return renderField(
    id,
    props,
    <>
      <span className={styles.code}>
        {Array.from({ length }, (_, at) => (
          <span key={at} className={styles.cell} aria-hidden="true" data-current={at === current ? '' : undefined}>
            {code[at]}
          </span>
        ))}
        <input
          {...asControl(native, id, props, describedBy)}
          ref={input}
          className={styles.input}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode={characters === 'digits' ? 'numeric' : 'text'}
          pattern={`${characters === 'digits' ? '\\d' : '[\\dA-Za-z]'}{${length}}`}
          value={code}
          onChange={change}
          onKeyDown={move}
          onPointerDown={press}
          onSelect={follow}
        />
      </span>
      {resend ? <div className={styles.resend}>{resend}</div> : null}
    </>,
  )
})

function selectCell(input: HTMLInputElement, cell: number) {
  const at = Math.max(0, Math.min(cell, input.value.length))
  input.setSelectionRange(at, Math.min(at + 1, input.value.length))
}
