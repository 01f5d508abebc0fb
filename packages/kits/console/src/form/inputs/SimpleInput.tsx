'use client'
import { valuesIn } from '@memberkit/contract/fields'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { locales } from '@memberkit/platform/formats'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { NamedField } from '../NamedField.tsx'
import { MoneyField } from '@memberkit/primitives/money-field'
import { NumberField } from '@memberkit/primitives/number-field'
import { PasswordField } from '@memberkit/primitives/password-field'
import type { SelectOption } from '@memberkit/primitives/select'
import { TextArea, TextField } from '@memberkit/primitives/text-field'
import type { ReactNode } from 'react'
import { useDeskContext } from '../../fields/DeskContext.ts'
import { languageName } from '../../fields/format.ts'
import { laterMessages } from '../../messages/namespaces.ts'
import * as styles from '../../shell/shell.css.ts'
import type { InputProps } from '../input-props.ts'
import { ChoiceInput } from './ChoiceInput.tsx'
import { RichTextInput } from './RichTextInput.tsx'
import { TimeZoneInput } from './TimeZoneInput.tsx'

/** Decimals are exact: this is the least that sets them apart. */
const smallest = 0.000001

/** The control of one value that is typed or chosen. */
export function SimpleInput(props: InputProps) {
  const { field, name, label, description, value, onChange, currency, isRequired, isReadOnly } = props
  const t = useMessages(laterMessages)
  const { words } = useDeskContext()
  const { locale } = useMemberkit()
  const text = value === undefined || value === null ? '' : String(value as string)
  const common = { label, description, readOnly: isReadOnly, isRequired, optionalMark: optional() }
  const typed = { ...common, value: text, onChange: (next: string) => onChange(next), autoComplete: 'off' }
  const { minimum, maximum } = field.limits
  switch (field.kind) {
    case 'flag':
      return (
        <NamedField name={name}>
          {(control) => (
            <Checkbox
              {...control}
              label={label}
              description={description}
              isChecked={value === true}
              onChange={onChange}
              disabled={isReadOnly}
            />
          )}
        </NamedField>
      )
    case 'enumeration':
      return choice(valuesIn(field.schema).map((one) => ({ value: one, label: words.value(field.schema, one) })))
    case 'locale':
      return choice(locales.map((one) => ({ value: one, label: languageName(one, locale) })))
    case 'timeZone':
      return <TimeZoneInput {...props} />
    case 'richText':
      return <RichTextInput name={name} {...typed} />
    case 'multiline':
      return <NamedField name={name}>{(control) => <TextArea {...control} {...typed} rows={3} />}</NamedField>
    case 'nationalIdentifier':
    case 'secret':
      return (
        <NamedField name={name}>
          {(control) => (
            <PasswordField
              {...control}
              {...typed}
              autoComplete="new-password"
              labels={{
                show: t('secret.show', { label }),
                hide: t('secret.hide', { label }),
                shown: t('secret.shown'),
                hidden: t('secret.hidden'),
                capsLock: t('secret.capsLock'),
              }}
            />
          )}
        </NamedField>
      )
    case 'money':
      // In which currency an amount is, only the contract's own field can say.
      if (currency === undefined) return numberField()
      return short(
        <NamedField name={name}>
          {(control) => (
            <MoneyField
              {...control}
              {...common}
              currency={currency}
              value={text}
              onChange={(next) => onChange(next ?? undefined)}
              parseError={t('problem.amount')}
            />
          )}
        </NamedField>,
      )
    case 'number':
    case 'decimal':
    case 'percentage':
      return numberField()
    default:
      return (
        <NamedField name={name} messages={{ typeMismatch: t(field.kind === 'url' ? 'problem.url' : 'problem.email') }}>
          {(control) => <TextField {...control} {...typed} type={inputType[field.kind]} spellCheck={isProse()} />}
        </NamedField>
      )
  }

  function optional() {
    return isRequired || isReadOnly ? undefined : t('optional')
  }

  function numberField() {
    return short(
      <NamedField name={name}>
        {(control) => (
          <NumberField
            {...control}
            {...common}
            value={text === '' ? null : Number(text)}
            onChange={(next) => onChange(numberOf(next))}
            step={field.kind === 'number' ? 1 : smallest}
            min={minimum}
            max={maximum}
            suffix={field.kind === 'percentage' || field.unit === 'percent' ? '%' : undefined}
            parseError={t('problem.number')}
            rangeError={rangeError()}
          />
        )}
      </NamedField>,
    )
  }

  /** Digits stay text: a rate is exact. */
  function numberOf(next: number | null) {
    if (next === null) return undefined
    return field.kind === 'number' ? next : String(next)
  }

  function rangeError() {
    if (minimum !== undefined && maximum !== undefined) return t('problem.between', { minimum, maximum })
    return minimum === undefined ? undefined : t('problem.least', { minimum })
  }

  function isProse() {
    return field.kind === 'text' ? undefined : false
  }

  function choice(options: readonly SelectOption[]) {
    return <ChoiceInput {...props} options={options} />
  }
}

const short = (control: ReactNode) => <div className={styles.short}>{control}</div>

const inputType: Readonly<Partial<Record<string, 'email' | 'url'>>> = {
  email: 'email',
  url: 'url',
}
