'use client'
import { type Field, fieldsOf } from '@memberkit/contract/fields'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Table, type TableColumn } from '@memberkit/primitives/table'
import { Text } from '@memberkit/primitives/text'
import { useMemo } from 'react'
import { useDeskContext, useSchemaName } from '../fields/DeskContext.ts'
import { currencyOf, formatValue } from '../fields/format.ts'
import { FieldValue } from '../fields/FieldValue.tsx'
import { useFormat } from '../fields/useFormat.ts'
import { consoleMessages } from '../messages/namespaces.ts'
import { EntityLink } from '../place/EntityLink.tsx'
import { idOf, nameIn, textOf } from '../runtime/address.ts'
import type { DeskPage, Entity } from '../runtime/desk.ts'
import { pageOfAnswer } from '../runtime/targets.ts'
import { columnWidth } from '../fields/column-widths.ts'
import { isFigure, supportingRole } from '../fields/columns.ts'

interface Part {
  readonly key: string
  readonly entity: Entity
}

const most = 7

export interface PartTableProps {
  page?: DeskPage
  field: Field
  entity: Entity
  title?: string
}

/** A list of objects inside an entity, as a table in a card. */
export function PartTable({ page, field, entity, title }: PartTableProps) {
  const { words } = useDeskContext()
  const given = (entity[field.name] ?? []) as readonly Entity[]
  const name = title ?? words.field(field.name, page?.name)
  return (
    <Card title={name} level={3} isFlush={given.length > 0}>
      <PartRows
        title={name}
        field={field}
        rows={given}
        columns={page?.definition.tables?.[field.name]}
        around={entity}
      />
    </Card>
  )
}

export interface PartRowsProps {
  /** The name of the table. */
  title: string
  field: Pick<Field, 'schema'>
  rows: readonly Entity[]
  /** The names of the columns. @default the first fields */
  columns?: readonly string[]
  /** The entity around them, whose currency their amounts are in. */
  around?: Entity
}

/** Rows of objects as a table, for a card that has its name. */
export function PartRows({ title, field, rows, columns: names, around = {} }: PartRowsProps) {
  const t = useMessages(consoleMessages)
  const { desk, words } = useDeskContext()
  const format = useFormat(currencyOf(around))
  const owner = useSchemaName()(field.schema)
  const columns = useMemo((): TableColumn<Part>[] => {
    const fields = fieldsOf(field.schema, owner)
    const page = pageOfAnswer(desk, field.schema)
    const chosen = names
      ? names.flatMap((name) => fields.find((one) => one.name === name) ?? [])
      : fields.filter(({ kind }) => kind !== 'version').slice(0, most)
    // Of rows without a name, the first plain value tells one from the other.
    const naming = chosen.find(({ isSensitive }) => !isSensitive)
    const nameOfRow = (row: Entity) => naming && formatValue(naming, row[naming.name], format)
    return chosen.map((one, index) => ({
      id: one.name,
      header: words.field(one.name, owner),
      ...(index === 0 && { isRowHeader: true, cardRole: 'title' as const }),
      ...(index > 0 && { cardRole: supportingRole(one) }),
      ...(isFigure(one) && { align: 'end' as const }),
      width:
        index > 0 ? columnWidth(one, words, desk.tones(desk.names.get(one.schema) ?? '') !== undefined) : undefined,
      lines: 2,
      cell: ({ entity }) => {
        const currency = currencyOf(entity) ?? currencyOf(around)
        if (index === 0 && page && idOf(page, entity))
          return (
            <EntityLink page={page} entity={entity} appearance="quiet">
              {formatValue(one, entity[one.name], format) || idOf(page, entity)}
            </EntityLink>
          )
        return (
          <FieldValue
            field={one}
            value={entity[one.name]}
            record={{ ...entity, ...(currency && { currency }) }}
            owner={owner}
            of={nameOfRow(entity)}
            isShort
          />
        )
      },
    }))
  }, [field.schema, owner, names, desk, words, format, around])
  const parts = rows.map((entity, index) => ({ key: `${index} ${textOf(entity['id']) || nameIn(entity)}`, entity }))
  if (rows.length === 0)
    return (
      <Text as="p" tone="muted">
        {t('parts.none')}
      </Text>
    )
  return <Table caption={title} isCaptionHidden columns={columns} rows={parts} getRowId={({ key }) => key} />
}
