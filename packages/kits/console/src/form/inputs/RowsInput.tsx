'use client'
import { fieldsOf } from '@memberkit/contract/fields'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Notice } from '@memberkit/primitives/notice'
import { RepeatableRows } from '@memberkit/primitives/repeatable-rows'
import { useId, useRef } from 'react'
import { useDeskContext, useSchemaName } from '../../fields/DeskContext.ts'
import { laterMessages } from '../../messages/namespaces.ts'
import { nameIn } from '../../runtime/address.ts'
import type { Draft } from '../draft.ts'
import type { InputProps } from '../input-props.ts'
import { useFieldError } from '../NamedField.tsx'
import { RowName } from './MaskedInput.tsx'
import { useRowLabels } from './useRowLabels.ts'

/** A list of objects: rows that are added, removed and moved. */
export function RowsInput(props: InputProps) {
  const { field, name, label, description, value, onChange, currency, isRequired, isReadOnly, renderFields } = props
  const t = useMessages(laterMessages)
  const owner = useSchemaName()(field.schema)
  const { words } = useDeskContext()
  // Parts without a schema of their own are called by the list that they are in.
  const one = words.entity(owner ?? field.name) ?? t('rows.one')
  const error = useFieldError(name)
  const labels = useRowLabels(label)
  const prefix = useId()
  const keys = useRef(new WeakMap<Draft, string>())
  const count = useRef(0)
  const rows = (Array.isArray(value) ? value : []) as readonly Draft[]
  const fields = fieldsOf(field.schema, owner)
  const keyOf = (row: Draft) => {
    const known = keys.current.get(row) ?? `${prefix}${count.current++}`
    keys.current.set(row, known)
    return known
  }
  const rowLabel = (number: number, row: Draft) => nameIn(row) || t('rows.row', { label: one, number })
  return (
    <Stack gap="sm">
      <RepeatableRows<Draft>
        label={label}
        description={description}
        optionalMark={isRequired ? undefined : t('optional')}
        disabled={isReadOnly}
        value={rows}
        onChange={onChange}
        rowKey={keyOf}
        rowLabel={rowLabel}
        newRow={() => ({})}
        emptyText={t('rows.empty')}
        isReorderable
        labels={labels}
      >
        {({ row, index, update }) => (
          <RowName.Provider value={rowLabel(index + 1, row)}>
            <Stack gap="md">
              {renderFields({
                fields,
                path: `${name}.${index}.`,
                owner,
                draft: row,
                onChange: (changed) => {
                  keys.current.set(changed, keyOf(row))
                  update(changed)
                },
                currency,
                isReadOnly,
              })}
            </Stack>
          </RowName.Provider>
        )}
      </RepeatableRows>
      {error === undefined ? null : <Notice tone="critical">{error}</Notice>}
    </Stack>
  )
}
