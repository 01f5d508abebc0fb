'use client'
import { type Field, valuesIn } from '@memberkit/contract/fields'
import type { FieldInputProps, FieldsProps, InputProps } from './input-props.ts'
import { useDeskContext } from '../fields/DeskContext.ts'
import { currencyFor, currencyOf } from '../fields/format.ts'
import { AddressInput } from './address-part.ts'
import type { SelectOption } from '@memberkit/primitives/select'
import { createContext, useContext, useRef } from 'react'
import { isEmpty } from '../runtime/is-empty.ts'
import { isAddressField, isWritable } from './address.ts'
import { ChoiceInput } from './inputs/ChoiceInput.tsx'
import { DaysInput } from './inputs/DaysInput.tsx'
import { EntityInput } from './inputs/EntityInput.tsx'
import { FileInput } from './inputs/FileInput.tsx'
import { JsonInput } from './inputs/JsonInput.tsx'
import { ListInput } from './inputs/ListInput.tsx'
import { MaskedInput } from './inputs/MaskedInput.tsx'
import { MonthInput } from './inputs/MonthInput.tsx'
import { NationalIdInput } from './inputs/NationalIdInput.tsx'
import { PhoneInput } from './inputs/PhoneInput.tsx'
import { ReferenceInput } from './inputs/ReferenceInput.tsx'
import { RowsInput } from './inputs/RowsInput.tsx'
import { SimpleInput } from './inputs/SimpleInput.tsx'
import { TimeInput } from './inputs/TimeInput.tsx'

const timeKinds = new Set(['date', 'instant', 'time'])

/** Whether a form starts with what an entity has. */
export const IsPrefilled = createContext(false)

export interface Choice {
  readonly options: readonly SelectOption[]
  /** The name of the choice, where the field would ask for its id. */
  readonly label?: string | undefined
}

/** The choices for a field, by its path: the parts of an entity, instead of their ids typed by hand. */
export const Choices = createContext<Readonly<Record<string, Choice>>>({})

/** The control of a field, by its kind. */
export function FieldInput(props: FieldInputProps) {
  const { field, owner } = props
  const { words } = useDeskContext()
  const isTyped = useRef(false)
  const wasThere = useRef(false)
  if (!isTyped.current && !isEmpty(props.value)) wasThere.current = true
  const isPrefilled = useContext(IsPrefilled)
  const choice = useContext(Choices)[props.name]
  const isChoice = choice !== undefined && choice.options.length > 0
  const input: InputProps = {
    ...props,
    label: words.field(field.name, owner),
    // A hint on the notation of a value helps nobody who chooses one.
    description: isChoice || isChosen(field) ? undefined : words.hint(field.name, owner),
    isRequired: !field.isOptional && field.kind !== 'flag',
    onChange: (value) => {
      isTyped.current = true
      props.onChange(value)
    },
    renderFields: (inside) => <Fields {...inside} />,
  }
  if (isChoice) return <ChoiceInput {...input} label={choice.label ?? input.label} options={choice.options} />
  // Typed text is the person's own to see; the entity's value is revealed on purpose.
  if (isPrefilled && field.isSensitive && wasThere.current)
    return <MaskedInput {...input}>{controlOf(input)}</MaskedInput>
  return controlOf(input)
}

/** Whether a value is chosen from a list, by a name that people know. */
const isChosen = ({ kind, isList }: Field) => kind === 'enumeration' || (kind === 'locale' && !isList)

function controlOf(input: InputProps) {
  const { field } = input
  if (field.kind === 'file') return <FileInput {...input} />
  if (field.kind === 'opaque' || field.isKeyed) return <JsonInput {...input} />
  if (field.kind === 'entity') return field.isList ? <RowsInput {...input} /> : <EntityInput {...input} />
  if (field.kind === 'reference') return <ReferenceInput {...input} />
  if (field.isList && field.kind === 'date') return <DaysInput {...input} />
  if (field.isList) return <ListInput {...input} />
  if (field.kind === 'phone') return <PhoneInput {...input} />
  // A tax number is a person's or a company's: only its own text says in which format.
  if (field.kind === 'nationalIdentifier' && field.name !== 'taxId') return <NationalIdInput {...input} />
  if (field.kind === 'month') return <MonthInput {...input} />
  return timeKinds.has(field.kind) ? <TimeInput {...input} /> : <SimpleInput {...input} />
}

/** The controls of an object's fields; those of a postal address are one control, in the format of its country. */
export function Fields({ fields, path = '', owner, draft, onChange, currency, isReadOnly }: FieldsProps) {
  const ofAddress = fields.filter(isAddressField(fields))
  const isOneControl = ofAddress.length > 0 && isWritable(draft)
  return fields.map((field) => {
    if (!isOneControl || !ofAddress.includes(field))
      return (
        <FieldInput
          key={field.name}
          field={field}
          name={`${path}${field.name}`}
          owner={owner}
          value={draft[field.name]}
          onChange={(value) => onChange({ ...draft, [field.name]: value })}
          currency={currencyFor(field, currencyOf(draft), currency)}
          isReadOnly={isReadOnly}
        />
      )
    if (field !== ofAddress[0]) return null
    return (
      <AddressInput
        key="address"
        path={path}
        draft={draft}
        countries={ofAddress.flatMap(({ name, schema }) => (name === 'country' ? valuesIn(schema) : []))}
        onChange={onChange}
        isRequired={!ofAddress.every((one) => one.isOptional)}
        isReadOnly={isReadOnly}
      />
    )
  })
}
