'use client'
import { forwardRef, type MouseEvent, useId } from 'react'
import type { CheckboxProps } from '../checkbox/Checkbox.tsx'
import { renderChoice } from '../checkbox/choice.tsx'
import { asControl } from '../field/Field.tsx'
import { syncChecked } from '../internal/sync-checked.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { track } from './Switch.css.ts'

export interface SwitchProps extends Omit<CheckboxProps, 'isIndeterminate' | 'isRequired' | 'optionalMark'> {
  /** Whether it is being saved: presses are ignored, focus is kept. */
  isPending?: boolean
  /** Announced while pending. Pass it from the start, so that the change is announced. */
  pendingLabel?: string
}

/**
 * A setting that is on or off, with immediate effect. Renders an `<input type="checkbox" role="switch">` and its
 * `<label>`; the ref is the input's.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    isChecked,
    isDefaultChecked,
    isPending,
    pendingLabel,
    onChange,
    onClick,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  return renderChoice(
    id,
    props,
    <>
      {pendingLabel ? (
        <span className={visuallyHidden} aria-live="polite">
          {isPending ? pendingLabel : null}
        </span>
      ) : null}
      <input
        {...asControl(native, id, props, describedBy)}
        ref={ref}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells by itself whether it is on
        role="switch"
        className={track}
        checked={isChecked}
        defaultChecked={isDefaultChecked}
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
        onClick={isPending ? ignore : onClick}
        onChange={isPending ? nothing : onChange && ((event) => onChange(event.target.checked, event))}
      />
    </>,
  )
})

function ignore(event: MouseEvent<HTMLInputElement>) {
  event.preventDefault()
  // The browser reverts the change after the event.
  setTimeout(syncChecked, 0, event.currentTarget)
}

function nothing() {}
