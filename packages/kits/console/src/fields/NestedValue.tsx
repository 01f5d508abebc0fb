'use client'
import { type Field, fieldsOf } from '@memberkit/contract/fields'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import type { Entity } from '../runtime/desk.ts'
import { useDeskContext, useSchemaName } from './DeskContext.ts'
import { currencyOf } from './format.ts'
import type { FieldValueProps } from './value-props.ts'
import type { ReactNode } from 'react'
import * as styles from './fields.css.ts'

export interface NestedValueProps {
  field: Field
  value: Entity
  /** The entity around it, whose currency its amounts are in. */
  record: Entity
  renderValue: (value: FieldValueProps) => ReactNode
}

const simpleKinds: ReadonlySet<string> = new Set([
  'text',
  'multiline',
  'number',
  'decimal',
  'flag',
  'url',
  'email',
  'phone',
])

/** The fields of an object inside an entity. Those without a value are left out. */
export function NestedValue({ field, value, record, renderValue }: NestedValueProps) {
  const { words } = useDeskContext()
  const owner = useSchemaName()(field.schema)
  const currency = currencyOf(value) ?? currencyOf(record)
  const inside = { ...value, ...(currency && { currency }) }
  const shown = fieldsOf(field.schema, owner).filter(
    ({ name, kind }) => kind !== 'version' && value[name] !== undefined,
  )
  const [of, what] = shown
  // A text in a language, a number of a kind: the one names the other.
  if (shown.length === 2 && (of?.kind === 'enumeration' || of?.kind === 'locale') && what && simpleKinds.has(what.kind))
    return (
      <div className={styles.nested}>
        <KeyValue>
          <KeyValueItem label={renderValue({ field: of, value: value[of.name], record: inside, owner })}>
            {renderValue({ field: what, value: value[what.name], record: inside, owner })}
          </KeyValueItem>
        </KeyValue>
      </div>
    )
  return (
    <div className={styles.nested}>
      <KeyValue>
        {shown.map((one) => (
          <KeyValueItem key={one.name} label={words.field(one.name, owner)}>
            {renderValue({ field: one, value: value[one.name], record: inside, owner })}
          </KeyValueItem>
        ))}
      </KeyValue>
    </div>
  )
}
