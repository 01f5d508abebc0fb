'use client'
import { forwardRef, type KeyboardEvent, useId, useImperativeHandle, useRef } from 'react'
import { asControl, renderField } from '../field/Field.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../icons/index.ts'
import { simulateInput } from '../internal/simulate-input.ts'
import { renderAffixed } from '../text-field/affixed.tsx'
import type { TextFieldProps } from '../text-field/TextField.tsx'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'onSubmit'> {
  /** The name of the button that empties the field. */
  clearLabel: string
  /** Called on Enter. A surrounding form isn't submitted then. */
  onSubmit?: (value: string) => void
}

/** Search text. Renders an `<input type="search">` with a button that empties it; the ref is the input's. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, forwarded) {
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
    clearLabel,
    size,
    onChange,
    onSubmit,
    onKeyDown,
    id = ownId,
    // Required: CSS detects text by `:placeholder-shown`.
    placeholder = ' ',
    'aria-describedby': describedBy,
    ...native
  } = props

  const clear = () => {
    if (!input.current) return
    simulateInput(input.current, '')
    input.current.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const { value, readOnly } = event.currentTarget
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault()
      onSubmit(value)
    }
    if (event.key === 'Escape' && value !== '' && !readOnly) {
      // The first Escape clears the field; a surrounding dialog closes with the next.
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }
  return renderField(
    id,
    props,
    renderAffixed(
      id,
      <input
        enterKeyHint="search"
        {...asControl(native, id, props, describedBy)}
        ref={input}
        type="search"
        className={styles.input}
        placeholder={placeholder}
        onChange={onChange && ((event) => onChange(event.target.value, event))}
        onKeyDown={press}
      />,
      {
        size,
        prefix: <SearchIcon />,
        suffix: (
          <span className={styles.clear}>
            <IconButton size="small" tabIndex={-1} label={clearLabel} icon={<CloseIcon />} onPress={clear} />
          </span>
        ),
      },
    ),
  )
})
