'use client'
import type { ReactNode } from 'react'
import { useFormError } from '../form/form-state.ts'
import { Select } from '../select/Select.tsx'
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

/** What the browser fills in. */
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
    // What may be left out is known only where it is known what may not.
    optionalMark: isRequired === false ? props.optionalMark : undefined,
    error: formError ?? props.error,
    autoComplete: section ? `${section} ${tokens[part]}` : tokens[part],
    value,
    onChange: (text: string) => onChange(part, text),
  }
  if (part === 'country') {
    const options = countries.map(({ code, name: countryName }) => ({ value: code, label: countryName }))
    return <Select {...field} options={options} disabled={readOnly} />
  }
  if (part === 'region' && country.regions)
    return (
      <Select {...field} options={country.regions} placeholder={country.regionPlaceholder ?? ''} disabled={readOnly} />
    )
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
