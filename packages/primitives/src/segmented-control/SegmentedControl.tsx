'use client'
import { type ChangeEvent, forwardRef, type ReactNode, useId } from 'react'
import { type FieldProps, renderDescription, renderError } from '../field/Field.tsx'
import { groupAttributes, renderLegend } from '../field/FieldGroup.tsx'
import { useGroupName } from '../form/form-state.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './SegmentedControl.css.ts'

export const segmentedControlSizes = ['medium', 'small'] as const

export interface Segment {
  value: string
  /** One or two words. With an icon only, it is the name and the tooltip. */
  label: string
  icon?: ReactNode
  isDisabled?: boolean
}

interface OwnProps extends FieldProps {
  /** Two to five. */
  options: readonly Segment[]
  /** Whether only icons are shown; each option needs one. */
  isIconOnly?: boolean
  /** The name under which the value is submitted. @default a generated name */
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void
  /** @default 'medium' */
  size?: 'medium' | 'small'
  /** As wide as its text, or the container divided into equal parts. @default 'content' */
  fit?: 'content' | 'container'
  /**
   * 'chips' for what narrows a list below: free-standing, and lighter than a switch of the view beside them.
   * @default 'track'
   */
  appearance?: 'track' | 'chips'
}

export interface SegmentedControlProps extends OwnProps, NativeProps<'fieldset', OwnProps> {}

/**
 * Switches between a few views or modes with immediate effect. Renders a `<fieldset>` of radio buttons; the ref is the
 * fieldset's.
 */
export const SegmentedControl = forwardRef<HTMLFieldSetElement, SegmentedControlProps>(
  function SegmentedControl(props, ref) {
    const ownId = useId()
    const {
      label,
      isLabelHidden,
      description,
      error,
      isRequired,
      optionalMark,
      options,
      isIconOnly,
      name,
      value,
      defaultValue,
      onChange,
      size = 'medium',
      fit = 'content',
      appearance = 'track',
      id = ownId,
      'aria-describedby': describedBy,
      ...native
    } = props
    const groupName = useGroupName(name, id)
    const middle = Math.ceil(options.length / 2)
    return (
      <fieldset
        {...native}
        {...groupAttributes(id, props, describedBy)}
        ref={ref}
        role="radiogroup"
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
      >
        {renderLegend(props)}
        <div className={styles.track} data-size={size} data-fit={fit} data-appearance={appearance}>
          {appearance === 'track' && fit === 'content' && options.length > 3 ? (
            // Break in the middle, so that no segment is left alone on the second line.
            <>
              <div className={styles.half}>{options.slice(0, middle).map(renderSegment)}</div>
              <div className={styles.half}>{options.slice(middle).map(renderSegment)}</div>
            </>
          ) : (
            options.map(renderSegment)
          )}
        </div>
        {renderError(id, props)}
        {renderDescription(id, props)}
      </fieldset>
    )

    function renderSegment(option: Segment) {
      return (
        <label
          key={option.value}
          className={styles.segment}
          data-value={option.value}
          title={isIconOnly ? option.label : undefined}
        >
          <input
            type="radio"
            className={styles.radio}
            {...groupName}
            value={option.value}
            required={isRequired}
            disabled={option.isDisabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={(event) => onChange?.(option.value, event)}
          />
          {option.icon}
          <span className={isIconOnly ? visuallyHidden : styles.words}>{option.label}</span>
        </label>
      )
    }
  },
)
