'use client'
import { Country, type StateOrProvince } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { addressLines } from '@memberkit/parts/address'
import { AddressSection, fieldsOf } from '@memberkit/parts/address/section'
import type { ReactNode } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import type { Branch } from '../../shared/received.ts'
import * as styles from '../Editor.css.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'
import { errorAround } from './error-around.ts'
import { ReadOnly } from './ReadOnly.tsx'

type OfficeAddress = Branch['address']

/** The form's field for each part of an office's address. */
const parts = {
  line1: 'address1',
  line2: 'address2',
  city: 'locality',
  region: 'state',
  postalCode: 'postalCode',
  country: 'country',
} as const

export interface AddressPartProps {
  editor: BranchEditorData
  isReadOnly: boolean
  /** The host's map of the address. */
  map?: (address: OfficeAddress) => ReactNode
}

/** The address of the office; the country decides on its states or provinces. */
export function AddressPart({ editor, isReadOnly, map }: AddressPartProps) {
  const t = useMessages(editorMessages)
  const { locale } = useMemberkit()
  const { draft, set, errorOf } = editor.save
  const { address } = draft
  const value = fieldsOf({ ...address, administrativeArea: address.state }, 'US')
  const errors = {
    // An address that is refused as a whole is told where it begins.
    line1: errorAround(errorOf, 'address', Object.values(parts)),
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([part, field]) => {
        const error = errorOf(`address.${field}`)
        return error ? [[part, error]] : []
      }),
    ),
  }
  if (isReadOnly) {
    const lines = addressLines({ ...address, administrativeArea: address.state }, locale)
    return (
      <>
        <ReadOnly label={t('section.address')} isLabelHidden value={lines.join(', ')} />
        {map?.(address)}
      </>
    )
  }
  return (
    <>
      <div className={styles.full}>
        <AddressSection
          label={t('address.label')}
          isLabelHidden
          name="address"
          value={value}
          errors={errors}
          onChange={({ line1, line2, city, region, postalCode, country }) =>
            set({
              address: {
                ...address,
                address1: line1,
                address2: line2 || undefined,
                locality: city,
                state: region as StateOrProvince,
                postalCode,
                country: countries[country] ?? address.country,
              },
            })
          }
        />
      </div>
      {map?.(address)}
    </>
  )
}

const [canada, usa] = Country.options
const countries: Readonly<Record<string, Country>> = { CA: canada, US: usa }
