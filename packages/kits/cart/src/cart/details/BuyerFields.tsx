'use client'
import type { CartParty } from '@memberkit/contract/commerce/cart'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { addressMessages } from '@memberkit/parts/messages/namespaces'
import { usePhoneCountries } from '@memberkit/parts/phone'
import { Grid, Stack } from '@memberkit/primitives/box'
import { FieldSet } from '@memberkit/primitives/field'
import { FormField } from '@memberkit/primitives/form'
import { NationalIdField } from '@memberkit/primitives/national-id-field'
import { PhoneField } from '@memberkit/primitives/phone-field'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { laterMessages } from '../../messages/namespaces.ts'
import { withParty } from '../state/edits.rules.ts'
import type { CartModel } from '../useCart.ts'

interface BuyerFieldsProps {
  model: CartModel
  party: 'personalInfo' | 'businessInfo'
  country: 'US' | 'CA'
  asksBuyer: boolean
  asksNationalIdentifier: boolean
}

const phoneTypes = ['cell', 'home', 'work'] as const

/** The buyer's name, contact and address, with the tokens that browsers fill them by. */
export function BuyerFields({ model, party, country, asksBuyer, asksNationalIdentifier }: BuyerFieldsProps) {
  const t = useMessages(laterMessages)
  const address = useMessages(addressMessages)
  const buyer = model.cart[party]
  const change = (next: Partial<CartParty>) => model.edits.change((now) => withParty(now, party, next))
  const changeAddress = (next: Partial<CartParty['address']>) =>
    model.edits.change((now) => withParty(now, party, { address: { ...now[party].address, ...next } }))
  return (
    <FieldSet label={t(party === 'businessInfo' ? 'details.business' : 'details.buyer')} {...replayMask}>
      <Stack>
        {asksBuyer ? (
          <>
            <Grid columns={2} gap="md">
              <FormField name="firstName" messages={{ valueMissing: t('error.firstName') }}>
                {(field) => (
                  <TextField
                    {...field}
                    label={t('details.firstName')}
                    autoComplete="given-name"
                    isRequired
                    value={buyer.firstName}
                    onChange={(firstName) => change({ firstName })}
                  />
                )}
              </FormField>
              <FormField name="lastName" messages={{ valueMissing: t('error.lastName') }}>
                {(field) => (
                  <TextField
                    {...field}
                    label={t('details.lastName')}
                    autoComplete="family-name"
                    isRequired
                    value={buyer.lastName}
                    onChange={(lastName) => change({ lastName })}
                  />
                )}
              </FormField>
            </Grid>
            <FormField name="email" messages={{ valueMissing: t('error.email') }}>
              {(field) => (
                <TextField
                  {...field}
                  label={t('details.email')}
                  // Not of type email: browsers' own rule differs from the platform's.
                  inputMode="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  isRequired
                  value={buyer.email}
                  onChange={(email) => change({ email })}
                />
              )}
            </FormField>
            <Phone {...{ buyer, country, change }} />
            <FormField name="address1" messages={{ valueMissing: t('error.address') }}>
              {(field) => (
                <TextField
                  {...field}
                  label={address('line1')}
                  autoComplete="address-line1"
                  isRequired
                  value={buyer.address.address1}
                  onChange={(address1) => changeAddress({ address1 })}
                />
              )}
            </FormField>
            <Grid columns={2} gap="md">
              <FormField name="locality" messages={{ valueMissing: t('error.city') }}>
                {(field) => (
                  <TextField
                    {...field}
                    label={address('city')}
                    autoComplete="address-level2"
                    isRequired
                    value={buyer.address.locality}
                    onChange={(locality) => changeAddress({ locality })}
                  />
                )}
              </FormField>
              <FormField
                name="postalCode"
                messages={{ valueMissing: t(country === 'US' ? 'error.zip' : 'error.postalCode') }}
              >
                {(field) => (
                  <TextField
                    {...field}
                    label={address(country === 'US' ? 'zip' : 'postalCode')}
                    inputMode={country === 'US' ? 'numeric' : 'text'}
                    autoComplete="postal-code"
                    isRequired
                    value={buyer.address.postalCode}
                    onChange={(postalCode) => changeAddress({ postalCode })}
                  />
                )}
              </FormField>
            </Grid>
          </>
        ) : null}
        {asksNationalIdentifier ? (
          <FormField name="nationalIdentifier" messages={{ valueMissing: t('error.nationalId') }}>
            {(field) => (
              <NationalIdField
                {...field}
                label={t(`details.nationalId.${country}`)}
                description={t('details.nationalIdText')}
                format={country === 'US' ? '###-##-####' : '### ### ###'}
                invalidError={t('error.nationalId')}
                labels={{
                  show: t('details.show'),
                  hide: t('details.hide'),
                  shown: t('details.shown'),
                  hidden: t('details.hidden'),
                }}
                isRequired
                value={buyer.nationalIdentifier}
                onChange={(nationalIdentifier) => change({ nationalIdentifier: nationalIdentifier ?? '' })}
              />
            )}
          </FormField>
        ) : null}
      </Stack>
    </FieldSet>
  )
}

interface PhoneProps extends Pick<BuyerFieldsProps, 'country'> {
  buyer: CartParty
  change: (next: Partial<CartParty>) => void
}

function Phone({ buyer, country, change }: PhoneProps) {
  const t = useMessages(laterMessages)
  const countries = usePhoneCountries(country)
  const types: readonly string[] = phoneTypes
  const known = types.includes(buyer.phoneType) ? phoneTypes : ([...phoneTypes, buyer.phoneType] as const)
  return (
    <Grid columns={2} gap="md">
      <FormField name="phoneNumber" messages={{ valueMissing: t('error.phone') }}>
        {(field) => (
          <PhoneField
            {...field}
            label={t('details.phone')}
            countries={countries}
            countryLabel={t('details.phoneCountry')}
            invalidError={t('error.phone')}
            isRequired
            value={buyer.phoneNumber}
            onChange={(phoneNumber) => phoneNumber !== null && change({ phoneNumber })}
          />
        )}
      </FormField>
      <Select
        name="phoneType"
        label={t('details.phoneType')}
        value={buyer.phoneType}
        options={known.map((value) => ({
          value,
          label: types.includes(value) ? t(`details.phoneType.${value as 'cell'}`) : value,
        }))}
        onChange={(phoneType) => change({ phoneType })}
      />
    </Grid>
  )
}
