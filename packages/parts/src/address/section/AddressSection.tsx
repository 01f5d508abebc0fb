'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import {
  type Address,
  type AddressCountry,
  AddressFields,
  type AddressFieldsProps,
} from '@memberkit/primitives/address-fields'
import { useMemo } from 'react'
import { addressMessages } from '../../messages/namespaces.ts'
import { useRegions } from '../useRegions.ts'

export interface AddressSectionProps {
  /** Which address it is: "Billing address". */
  label: string
  /** The field of the contract that holds the address, such as `billingAddress`. */
  name: string
  /** From `fieldsOf`; `addressOf` makes of it what is sent. */
  value: Address
  onChange: (value: Address) => void
  /** Whether all parts but the second line are required. @default true */
  isRequired?: boolean
  /** Which address it is, for autofill. */
  autoCompleteSection?: 'billing' | 'shipping'
  readOnly?: boolean
  /** Whether the label is for screen readers only, where a heading says the same. */
  isLabelHidden?: boolean
  /** Errors of the parts, where no Form around the section has them. */
  errors?: AddressFieldsProps['errors']
}

const order = ['line1', 'line2', 'city', 'region', 'postalCode'] as const

/** The section of a form for a postal address in the United States or Canada, the reader's own country first. */
export function AddressSection({ isRequired = true, ...fields }: AddressSectionProps) {
  const t = useMessages(addressMessages)
  const { locale } = useMemberkit()
  const states = useRegions('US', fields.value.region)
  const provinces = useRegions('CA', fields.value.region)
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const us: AddressCountry = {
      code: 'US',
      name: names.of('US') ?? 'US',
      order,
      labels: { region: t('state'), postalCode: t('zip') },
      regions: states,
      regionPlaceholder: t('chooseState'),
      postalFormats: ['#####', '#####-####'],
    }
    const ca: AddressCountry = {
      code: 'CA',
      name: names.of('CA') ?? 'CA',
      order,
      labels: { region: t('province'), postalCode: t('postalCode') },
      regions: provinces,
      regionPlaceholder: t('chooseProvince'),
      postalFormats: ['A#A #A#'],
    }
    return locale.endsWith('CA') ? ([ca, us] as const) : ([us, ca] as const)
  }, [locale, states, provinces, t])
  return (
    <AddressFields
      {...fields}
      {...replayMask}
      isRequired={isRequired}
      optionalMark={t('optional')}
      countries={countries}
      labels={{
        country: t('country'),
        line1: t('line1'),
        line2: t('line2'),
        city: t('city'),
        region: t('province'),
        postalCode: t('postalCode'),
      }}
    />
  )
}
