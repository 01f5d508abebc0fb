import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react'
import { CloseIcon } from '../icons/index.ts'
import { focusedIn } from '../internal/focused-in.ts'
import { removeButton, tagLabel } from '../internal/tag.css.ts'
import * as styles from './ComboBox.css.ts'
import type { ComboBoxOption } from './options.ts'

interface ChosenTagsProps {
  id: string
  label: string
  chosen: readonly ComboBoxOption[]
  isDisabled: boolean | undefined
  removeLabel: (option: string) => string
  /** Without it, tags can't be removed. */
  onRemove: ((option: ComboBoxOption, event: SyntheticEvent) => void) | undefined
  input: RefObject<HTMLInputElement | null>
}

export const tagId = (id: string, index: number) => `${id}-chosen-${index}`

/** The selected options, before the text. Reached with arrow keys, so the field stays one tab stop. */
export function ChosenTags({ id, label, chosen, isDisabled, removeLabel, onRemove, input }: ChosenTagsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(focusedIn(event.currentTarget) as HTMLButtonElement)
    const [back, on] = event.currentTarget.matches(':dir(rtl)')
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight']
    if (event.key === back) buttons[at - 1]?.focus()
    else if (event.key === on) (buttons[at + 1] ?? input.current)?.focus()
    else if (event.key === 'Delete' || event.key === 'Backspace') removeAt(at, event)
    else return
    event.preventDefault()
  }
  function removeAt(at: number, event: SyntheticEvent<HTMLElement>) {
    const option = chosen[at]
    if (!option) return
    const buttons = event.currentTarget.closest('ul')?.querySelectorAll('button')
    const neighbour = buttons?.[at + 1] ?? buttons?.[at - 1] ?? input.current
    neighbour?.focus()
    onRemove?.(option, event)
  }
  return (
    <ul className={styles.tags} aria-label={label} onKeyDown={onKeyDown}>
      {chosen.map((option, at) => (
        <li key={option.value} className={styles.tag}>
          <span id={tagId(id, at)} className={tagLabel}>
            {option.label}
          </span>
          {onRemove ? (
            <button
              type="button"
              tabIndex={-1}
              disabled={isDisabled}
              className={removeButton}
              aria-label={removeLabel(option.label)}
              // A press doesn't move focus, which would open a phone's keyboard.
              onClick={(event: MouseEvent<HTMLElement>) =>
                event.detail === 0 ? removeAt(at, event) : onRemove(option, event)
              }
            >
              <CloseIcon />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
