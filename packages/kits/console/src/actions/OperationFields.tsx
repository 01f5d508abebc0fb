'use client'
import type { Operation } from '@memberkit/contract'
import { type Field, fieldsOf } from '@memberkit/contract/fields'
import { Fragment, useMemo } from 'react'
import { useDeskContext } from '../fields/DeskContext.ts'
import { formatValue } from '../fields/format.ts'
import { useFormat } from '../fields/useFormat.ts'
import { Choices, Fields } from '../form/FieldInput.tsx'
import type { Entity } from '../runtime/desk.ts'
import { type ChosenPart, partsIn } from './chosen-part.ts'
import type { InputDraft, OperationInputs } from './inputs-of.ts'

/** Kinds of values that only say which part it is: its own name says more. */
const ids: ReadonlySet<Field['kind']> = new Set(['id', 'reference'])

export interface OperationFieldsProps {
  operation: Operation
  inputs: OperationInputs
  draft: InputDraft
  onChange: (draft: InputDraft) => void
  /** The currency of amounts, where the body has none of its own. */
  currency?: string
  /** The part of the entity that is chosen first. */
  part?: ChosenPart
  entity?: Entity
}

/** The fields of an operation: path parameters, query, body. */
export function OperationFields({ operation, inputs, draft, onChange, currency, part, entity }: OperationFieldsProps) {
  const { desk, words } = useDeskContext()
  const { query, body } = operation
  const format = useFormat(currency)
  const choices = useMemo(() => {
    if (!part?.isListed || !entity) return {}
    const whole = { ...part.list, isList: false }
    const isText = whole.kind !== 'entity'
    const named = isText ? whole : fieldsOf(whole.schema).find(({ name, kind }) => name === part.key && !ids.has(kind))
    const options = partsIn(part, entity).map((item) => {
      const value = String(item[part.key] as string)
      return {
        value,
        label: (named ? formatValue(named, item[part.key], format) : formatValue(whole, item, format)) || value,
      }
    })
    const label = part.key === 'id' ? words.entity(desk.names.get(part.list.schema)) : undefined
    // Two parts may have one name: choosing it means either.
    return { [part.name]: { options: [...new Map(options.map((one) => [one.value, one])).values()], label } }
  }, [part, entity, format, words, desk])
  const group = (from: keyof InputDraft, fields: readonly Field[], owner: string | undefined) => (
    <Fields
      fields={fields}
      owner={owner}
      draft={draft[from]}
      onChange={(changed) => onChange({ ...draft, [from]: changed })}
      currency={currency}
    />
  )
  const owner = body && desk.names.get(body)
  const isChosen = ({ name }: Field) => part?.from === 'body' && name === part.name
  return (
    <Choices.Provider value={choices}>
      {group('params', inputs.params, undefined)}
      {group('query', inputs.query, query && desk.names.get(query))}
      {group('body', inputs.body.filter(isChosen), owner)}
      {/* Of another part, everything is another value: also what is masked. */}
      <Fragment key={part && String(draft[part.from][part.name])}>
        {group(
          'body',
          inputs.body.filter((field) => !isChosen(field)),
          owner,
        )}
      </Fragment>
    </Choices.Provider>
  )
}
