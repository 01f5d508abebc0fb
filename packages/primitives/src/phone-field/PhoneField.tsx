'use client'
import { forwardRef, useId, useImperativeHandle, useRef } from 'react'
import { asControl, renderField } from '../field/Field.tsx'
import { ChevronDownIcon } from '../icons/common.tsx'
import { keepSelectionOnReset } from '../internal/keep-selection-on-reset.ts'
import { PostedValue } from '../internal/PostedValue.tsx'
import { renderAffixed } from '../text-field/affixed.tsx'
import type { TextFieldProps } from '../text-field/TextField.tsx'
import type { PhoneCountry } from './phone-draft.ts'
import * as styles from './PhoneField.css.ts'
import { usePhoneNumber } from './use-phone-number.ts'

type Handled = 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'suffix' | 'inputMode' | 'autoComplete'

export interface PhoneFieldProps extends Omit<TextFieldProps, Handled> {
  /** Available countries, in display order. */
  countries: readonly [PhoneCountry, ...PhoneCountry[]]
  /** The initial country's code. @default the first one */
  defaultCountry?: string
  /** The name of the country list, for example "Country code". */
  countryLabel: string
  /** E.164, for example `+14165550123`; '' or null for none. Invalid text is kept until this changes. */
  value?: string | null
  defaultValue?: string
  /** Called with E.164, '' for no value, or null for invalid text. */
  onChange?: (value: string | null) => void
  /** The error for text that is no number of its country, shown after blur. */
  invalidError: string
}

/**
 * A phone number of any of several countries. Renders a `<select>` and an `<input type="tel">` in one control; the ref
 * is the input's. The numbering plans load when the field is about to be used; until then, or if they can't load, the
 * field accepts input as typed.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(props, forwarded) {
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
    countries,
    defaultCountry,
    countryLabel,
    value,
    defaultValue,
    onChange,
    onFocus,
    onBlur,
    onPointerEnter,
    invalidError,
    size,
    name,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const phone = usePhoneNumber({ input, countries, defaultCountry, value, defaultValue, invalidError, onChange })

  const shown = { ...props, error: phone.problem ?? error }
  const { country } = phone
  const countryList = (
    <span className={styles.country}>
      <span className={styles.code} aria-hidden="true">
        {country.code} +{country.callingCode}
      </span>
      <ChevronDownIcon className={styles.chevron} />
      <select
        ref={(list) => keepSelectionOnReset(list, country.code)}
        className={styles.list}
        aria-label={countryLabel}
        autoComplete="tel-country-code"
        disabled={native.disabled || native.readOnly}
        value={country.code}
        onFocus={phone.ask}
        onPointerEnter={phone.ask}
        onChange={(event) => phone.choose(event.target.value)}
      >
        {countries.map(({ code, name: countryName, callingCode }) => (
          <option key={code} value={code} className={styles.option}>
            {countryName} (+{callingCode})
          </option>
        ))}
      </select>
    </span>
  )
  return (
    <>
      {renderField(
        id,
        shown,
        renderAffixed(
          id,
          <>
            {countryList}
            <input
              {...asControl(native, id, shown, describedBy)}
              ref={input}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              className={styles.number}
              data-name={name}
              value={phone.text}
              onChange={phone.type}
              onFocus={(event) => {
                phone.ask()
                onFocus?.(event)
              }}
              onPointerEnter={(event) => {
                phone.ask()
                onPointerEnter?.(event)
              }}
              onBlur={(event) => {
                phone.leave()
                onBlur?.(event)
              }}
            />
          </>,
          { size },
        ),
      )}
      <PostedValue name={name} value={phone.value ?? ''} form={native.form} disabled={native.disabled} />
    </>
  )
})
