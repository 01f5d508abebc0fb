'use client'
import { forwardRef, type ReactNode, useImperativeHandle, useRef, useState } from 'react'
import type { FieldProps } from '../field/Field.tsx'
import { FieldSet, type FieldSetProps } from '../field/FieldSet.tsx'
import { useFormReset } from '../internal/use-form-reset.ts'
import { type Address, type AddressCountry, type AddressPart, moved, writePostalCode } from './address.ts'
import * as styles from './AddressFields.css.ts'
import { AddressPartField } from './AddressPartField.tsx'

interface OwnProps extends Pick<FieldProps, 'optionalMark'> {
  label: ReactNode
  /** Countries with their address formats, in display order. */
  countries: readonly [AddressCountry, ...AddressCountry[]]
  /** Labels of the parts, for countries without their own. */
  labels: { readonly [Part in AddressPart]: string }
  value?: Address
  /** @default an empty address in the first country */
  defaultValue?: Partial<Address>
  onChange?: (value: Address) => void
  /** Errors by part. Within a Form, errors under `name.part` are set automatically. */
  errors?: { readonly [Part in AddressPart]?: ReactNode }
  /** Parts are submitted as `name.line1` and so on. */
  name?: string
  /** Whether all parts but the optional ones are required. */
  isRequired?: boolean
  /** Which address it is, for autofill: "billing" or "shipping". */
  autoCompleteSection?: string
  /** Whether the address can only be read and copied. */
  readOnly?: boolean
}

export interface AddressFieldsProps extends OwnProps, Omit<FieldSetProps, keyof OwnProps | 'children' | 'error'> {}

/**
 * A postal address in the format of its country. Renders a `<fieldset>` that begins with the country, because it
 * determines the rest.
 */
export const AddressFields = forwardRef<HTMLFieldSetElement, AddressFieldsProps>(function AddressFields(
  {
    countries,
    labels,
    value,
    defaultValue,
    onChange,
    errors,
    name,
    isRequired,
    optionalMark,
    autoCompleteSection,
    readOnly,
    ...fieldSet
  },
  forwarded,
) {
  const root = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle(forwarded, () => root.current as HTMLFieldSetElement, [])
  const begin = (): Address => ({ ...empty, country: countries[0].code, ...defaultValue })
  const [own, setOwn] = useState(begin)
  useFormReset(root, () => setOwn(begin()))
  const elsewhere = useRef(new Map<string, Partial<Address>>())
  const address = value ?? own
  const country = countries.find(({ code }) => code === address.country) ?? countries[0]

  const change = (next: Address) => {
    setOwn(next)
    onChange?.(next)
  }
  const changePart = (part: AddressPart, text: string) => {
    if (part !== 'country') return change({ ...address, [part]: text })
    const postalCode = writePostalCode(address.postalCode, country.postalFormats)
    elsewhere.current.set(address.country, { region: address.region, postalCode })
    const to = countries.find(({ code }) => code === text)
    if (to) change(moved(address, to, elsewhere.current.get(text)))
  }
  const leavePart = (part: AddressPart) => {
    if (part !== 'postalCode') return
    const written = writePostalCode(address.postalCode, country.postalFormats)
    if (written !== address.postalCode) change({ ...address, postalCode: written })
  }
  return (
    <FieldSet {...fieldSet} ref={root}>
      <div className={styles.parts}>
        {(['country', ...country.order] as const).map((part) => (
          <div key={part} className={styles.part} data-part={part}>
            <AddressPartField
              part={part}
              country={country}
              countries={countries}
              label={(part !== 'country' && country.labels?.[part]) || labels[part]}
              error={errors?.[part]}
              name={name === undefined ? undefined : `${name}.${part}`}
              isRequired={isRequired && !(country.optional ?? ['line2']).includes(part)}
              optionalMark={optionalMark}
              section={autoCompleteSection}
              readOnly={readOnly}
              value={address[part]}
              onChange={changePart}
              onLeave={leavePart}
            />
          </div>
        ))}
      </div>
    </FieldSet>
  )
})

const empty: Address = { country: '', line1: '', line2: '', city: '', region: '', postalCode: '' }
