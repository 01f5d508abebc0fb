'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { countryOf } from '@memberkit/parts/address'
import { AddressSection, fieldsOf } from '@memberkit/parts/address/section'
import { laterMessages } from '../../messages/namespaces.ts'
import type { Draft } from '../draft.ts'
import { useFieldError } from '../NamedField.tsx'

export interface AddressInputProps {
  /** The path of the object that has the address's fields: `addresses.0.`. */
  path: string
  draft: Draft
  /** The service's spellings of the countries, where it has its own: `USA`. */
  countries: readonly string[]
  onChange: (draft: Draft) => void
  isRequired: boolean
  isReadOnly: boolean | undefined
}

/** The fields of a postal address that an object has beside its others. */
export function AddressInput({ path, draft, countries, onChange, isRequired, isReadOnly }: AddressInputProps) {
  const t = useMessages(laterMessages)
  const { locale } = useMemberkit()
  const errors = {
    line1: useFieldError(`${path}address1`),
    line2: useFieldError(`${path}address2`),
    city: useFieldError(`${path}locality`),
    region: useFieldError(`${path}administrativeArea`),
    postalCode: useFieldError(`${path}postalCode`),
    country: useFieldError(`${path}country`),
  }
  return (
    <AddressSection
      label={t('address')}
      name={`${path}address`}
      value={fieldsOf(draft, locale.endsWith('CA') ? 'CA' : 'US')}
      onChange={({ line1, line2, city, region, postalCode, country }) =>
        onChange({
          ...draft,
          address1: line1,
          address2: line2,
          locality: city,
          administrativeArea: region,
          postalCode,
          country: countries.find((one) => countryOf({ country: one }) === country) ?? country,
        })
      }
      isRequired={isRequired}
      readOnly={isReadOnly}
      errors={errors}
    />
  )
}
