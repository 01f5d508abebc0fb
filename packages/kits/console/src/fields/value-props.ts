import type { Field } from '@memberkit/contract/fields'
import type { Entity } from '../runtime/desk.ts'

export interface FieldValueProps {
  field: Field
  value: unknown
  /** The entity that has the field: its currency, and what says what an identifier refers to. */
  record: Entity
  /** The name of that entity's schema. */
  owner?: string
  /** The name of the record, where several of them show the same field. */
  of?: string
  /** Whether it stands in a table: short, and names of other entities aren't requested. */
  isShort?: boolean
}
