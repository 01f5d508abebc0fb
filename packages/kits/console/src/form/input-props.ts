import type { ReactNode } from 'react'
import type { Field } from '@memberkit/contract/fields'
import type { Draft } from './draft.ts'

export interface FieldInputProps {
  field: Field
  /** The path in the body: `products.0.id`. */
  name: string
  /** The name of the schema that has the field. */
  owner?: string
  value: unknown
  onChange: (value: unknown) => void
  /** The currency of amounts. */
  currency?: string
  isReadOnly?: boolean
}

export interface FieldsProps {
  fields: readonly Field[]
  /** The path of the object in the body, with a dot: `products.0.`. */
  path?: string
  /** The name of the schema that has the fields. */
  owner?: string
  draft: Draft
  onChange: (draft: Draft) => void
  /** The currency of amounts, where the object has none of its own. */
  currency?: string
  isReadOnly?: boolean
}

/** The props that every input has from its field. */
export interface InputProps extends FieldInputProps {
  label: string
  description?: string
  isRequired: boolean
  /** Renders the controls of the fields inside this one. */
  renderFields: (fields: FieldsProps) => ReactNode
}
