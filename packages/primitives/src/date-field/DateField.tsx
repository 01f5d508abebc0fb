'use client'
import { forwardRef, useId } from 'react'
import type { FieldProps } from '../field/Field.tsx'
import { groupAttributes, renderGroup } from '../field/FieldGroup.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import { PostedValue } from '../internal/PostedValue.tsx'
import { useLocale } from '../locale/index.ts'
import { partName } from '../segments/part-names.ts'
import { onLeaving } from '../segments/useSegments.ts'
import * as styles from './DateField.css.ts'
import { type DateLimits, useDateSegments } from './useDateSegments.ts'

interface OwnProps extends FieldProps, DateLimits {
  /** A date such as '1985-12-31'; '' or null for none. Incomplete input is kept until this changes. */
  value?: string | null
  defaultValue?: string
  /** Called with a date, '' for no value, or null for invalid input. */
  onChange?: (value: string | null) => void
  /** `bday`: browsers may autofill the date of birth. */
  autoComplete?: 'bday' | 'off'
  /** The name under which the date is submitted. */
  name?: string
  readOnly?: boolean
}

export interface DateFieldProps extends OwnProps, NativeProps<'fieldset', OwnProps> {}

/**
 * A date that people know by heart, such as their date of birth, typed in three parts. Renders a `<fieldset>` with
 * three inputs; the ref is the fieldset's.
 */
export const DateField = forwardRef<HTMLFieldSetElement, DateFieldProps>(function DateField(props, ref) {
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    min,
    max,
    messages,
    value,
    defaultValue,
    onChange,
    autoComplete,
    name,
    readOnly,
    onBlur,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const { locale } = useLocale()
  const { notation, reading, message, wrongParts, group, attributesOf, leave } = useDateSegments(props, props)
  const shown = { ...props, error: message ?? error }
  const wrong = wrongParts(error)

  const renderPart = (part: (typeof notation.parts)[number]) => {
    const isWrong = wrong.includes(part)
    return (
      <label key={part} className={styles.part}>
        <span className={styles.partLabel}>{partName(locale, part)}</span>
        <input
          {...attributesOf(part, isRequired)}
          className={styles.input}
          inputMode="numeric"
          autoComplete={autoComplete === 'bday' ? `bday-${part}` : autoComplete}
          readOnly={readOnly}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
        />
      </label>
    )
  }

  return (
    <fieldset {...native} {...groupAttributes(id, shown, describedBy)} ref={ref} onBlur={onLeaving(leave, onBlur)}>
      {renderGroup(
        id,
        shown,
        <div {...group} className={styles.parts}>
          {notation.parts.map(renderPart)}
        </div>,
      )}
      <PostedValue name={name} value={reading.value ?? ''} />
    </fieldset>
  )
})
