'use client'
import type { ReactNode } from 'react'
import { useFormError } from '../form/form-state.ts'
import { PostedValue } from '../internal/PostedValue.tsx'
import { Select, type SelectOption } from '../select/Select.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { type AddressCountry, type AddressPart, isNumeric, patternOf } from './address.ts'

interface AddressPartFieldProps {
  part: AddressPart
  country: AddressCountry
  countries: readonly AddressCountry[]
  label: string
  error: ReactNode
  name: string | undefined
  isRequired: boolean | undefined
  optionalMark: string | undefined
  section: string | undefined
  readOnly: boolean | undefined
  value: string
  onChange: (part: AddressPart, text: string) => void
  onLeave: (part: AddressPart) => void
}

/** The `autocomplete` token of each part. */
const tokens: Record<AddressPart, string> = {
  country: 'country',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
}

export function AddressPartField(props: AddressPartFieldProps) {
  const { part, country, countries, label, name, isRequired, section, readOnly, value, onChange, onLeave } = props
  const formError = useFormError(name)
  const field = {
    label,
    name,
    isRequired,
    // Parts are optional only where required parts are known, and where they can be filled in.
    optionalMark: isRequired === false && !readOnly ? props.optionalMark : undefined,
    error: formError ?? props.error,
    autoComplete: section ? `${section} ${tokens[part]}` : tokens[part],
    value,
    onChange: (text: string) => onChange(part, text),
  }
  const renderSelect = (options: readonly SelectOption[], placeholder?: string) => {
    if (!readOnly) return <Select {...field} options={options} placeholder={placeholder} />
    // No select can be read-only: its option is text like the other parts, and posts its code.
    const chosen = options.find((option) => option.value === value)
    return (
      <>
        <TextField {...field} name={undefined} value={chosen?.label ?? value} readOnly />
        <PostedValue name={name} value={value} />
      </>
    )
  }
  if (part === 'country') return renderSelect(countries.map((each) => ({ value: each.code, label: each.name })))
  if (part === 'region' && country.regions) return renderSelect(country.regions, country.regionPlaceholder ?? '')
  if (part !== 'postalCode') return <TextField {...field} readOnly={readOnly} />
  const { postalFormats } = country
  return (
    <TextField
      {...field}
      readOnly={readOnly}
      inputMode={isNumeric(postalFormats) ? 'numeric' : undefined}
      autoCapitalize={isNumeric(postalFormats) ? undefined : 'characters'}
      pattern={patternOf(postalFormats)}
      spellCheck={false}
      onBlur={() => onLeave(part)}
    />
  )
}
