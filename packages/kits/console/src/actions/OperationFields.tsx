'use client'
import type { Operation } from '@memberkit/contract'
import type { Field } from '@memberkit/contract/fields'
import { useDeskContext } from '../fields/DeskContext.ts'
import { Fields } from '../form/FieldInput.tsx'
import type { InputDraft, OperationInputs } from './inputs-of.ts'

export interface OperationFieldsProps {
  operation: Operation
  inputs: OperationInputs
  draft: InputDraft
  onChange: (draft: InputDraft) => void
  /** The currency of amounts, where the body has none of its own. */
  currency?: string
}

/** The fields of an operation: path parameters, query, body. */
export function OperationFields({ operation, inputs, draft, onChange, currency }: OperationFieldsProps) {
  const { desk } = useDeskContext()
  const { query, body } = operation
  const group = (part: keyof InputDraft, fields: readonly Field[], owner: string | undefined) => (
    <Fields
      fields={fields}
      owner={owner}
      draft={draft[part]}
      onChange={(changed) => onChange({ ...draft, [part]: changed })}
      currency={currency}
    />
  )
  return (
    <>
      {group('params', inputs.params, undefined)}
      {group('query', inputs.query, query && desk.names.get(query))}
      {group('body', inputs.body, body && desk.names.get(body))}
    </>
  )
}
