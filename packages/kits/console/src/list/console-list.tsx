import type { Field } from '@memberkit/contract/fields'
import { byText, type Compare, defineList, type ListMessages, listParts } from '@memberkit/foundation/list'
import { textIn } from '@memberkit/foundation/resource'
import { compareDecimals, localDateOf } from '@memberkit/platform/formats'
import type { TableColumn } from '@memberkit/primitives/table'
import { selectionColumn } from '@memberkit/primitives/table-selection'
import { currencyOf, type FormatOptions, formatValue } from '../fields/format.ts'
import { FieldValue } from '../fields/FieldValue.tsx'
import { idOf, textOf, titleOf } from '../runtime/address.ts'
import type { Desk, DeskPage, Entity } from '../runtime/desk.ts'
import { columnWidth } from '../fields/column-widths.ts'
import { isFigure, supportingRole } from '../fields/columns.ts'

/** An entity of a list, with the id that stands in paths. */
export interface ConsoleRow {
  readonly id: string
  readonly entity: Entity
}

export interface ListSetup {
  readonly page: DeskPage
  readonly format: FormatOptions
  readonly messages: ListMessages
  /** The columns as the person has arranged them; see `consoleColumns`. */
  readonly columns: readonly TableColumn<ConsoleRow>[]
  readonly labels: {
    readonly selectAll: string
    readonly selectRow: (title: string) => string
    readonly search: string
  }
  readonly canSelect: boolean
}

const plain = new Set(['text', 'email', 'phone', 'id', 'reference', 'url', 'version'])
const short = new Set([...plain, 'date', 'month', 'instant', 'time', 'enumeration', 'flag', 'locale'])

/** Returns the fields that a list can show, the definition's columns first. */
export function columnFields(page: DeskPage): Field[] {
  const { fields } = page
  const chosen = [...new Set([...shownColumns(page), ...page.definition.columns])].flatMap(
    (name) => fields.find((field) => field.name === name) ?? [],
  )
  const others = fields.filter(
    (field) =>
      !chosen.includes(field) &&
      (isFigure(field) || short.has(field.kind)) &&
      !field.isSensitive &&
      field.kind !== 'version',
  )
  return [...chosen, ...others]
}

/** As many columns as fit where a table begins to show those of low priority, in our longest language. */
const mostShown = 6

/** The columns that show at first: what names a row is among them. */
function shownColumns({ definition: { title, columns } }: DeskPage): readonly string[] {
  const titles = [title].flat()
  const named = columns.some((name) => titles.includes(name)) ? columns : [...titles.slice(0, 1), ...columns]
  return named.slice(0, mostShown)
}

/** Returns the columns that are hidden until a person chooses them. */
export function hiddenColumns(page: DeskPage): string[] {
  const shown = shownColumns(page)
  return columnFields(page)
    .map(({ name }) => name)
    .filter((name) => !shown.includes(name))
}

/** The field that names a row. */
function firstField(page: DeskPage): Field | undefined {
  const shown = columnFields(page)
  const titles = [page.definition.title].flat()
  return shown.find(({ name }) => titles.includes(name)) ?? shown[0]
}

/** Returns every column that a list can have, in order. */
export function consoleColumns(
  page: DeskPage,
  { words }: FormatOptions,
  { names, tones }: Pick<Desk, 'names' | 'tones'>,
): readonly TableColumn<ConsoleRow>[] {
  const first = firstField(page)
  const isStatus = ({ schema, kind }: Field) => kind === 'enumeration' && tones(names.get(schema) ?? '') !== undefined
  return columnFields(page).map((field): TableColumn<ConsoleRow> => ({
    id: field.name,
    header: words.field(field.name, page.name),
    isSortable: !field.isList,
    ...(field === first && { isRowHeader: true, cardRole: 'title' }),
    ...(field !== first && field.name === page.definition.status && { cardRole: 'status' }),
    ...(field !== first &&
      field.name !== page.definition.status && { cardRole: supportingRole(field), priority: 'low' }),
    ...(isFigure(field) && { align: 'end' }),
    // The name takes what the other columns leave.
    width: field === first ? undefined : columnWidth(field, words, isStatus(field)),
    lines: 2,
    cell: ({ entity, id }) =>
      field === first ? (
        titleOf(page, entity, words) || id
      ) : (
        <FieldValue field={field} value={entity[field.name]} record={entity} owner={page.name} isShort />
      ),
  }))
}

/** A card is as tall as a thumb reaches, and as the others: the rest is on the page it leads to. */
const mostFacts = 2

/** Leaves out of a card what comes after its first facts; the table has all of them. */
function onCards(columns: readonly TableColumn<ConsoleRow>[]): TableColumn<ConsoleRow>[] {
  const facts = columns.filter(({ cardRole }) => cardRole === 'meta' || cardRole === 'detail')
  const others = new Set(facts.slice(mostFacts))
  return columns.map((column) => (others.has(column) ? { ...column, cardRole: 'none' } : column))
}

/** Defines the list of a page: filters, order, address and file follow from its fields. */
export function consoleList({ page, format, messages, columns, labels, canSelect }: ListSetup) {
  const { words, timeZone } = format
  const shown = columnFields(page)
  const first = firstField(page)
  const nameOf = (field: Field) => words.field(field.name, page.name)
  const cellText = (field: Field, { entity }: ConsoleRow) =>
    formatValue(field, entity[field.name], { ...format, currency: currencyOf(entity) })
  return defineList<ConsoleRow>()({
    name: `console.${page.service}.${page.name}`,
    useMessages: () => messages,
    columns: () => [
      ...(canSelect
        ? [
            selectionColumn<ConsoleRow>({
              labelAll: labels.selectAll,
              labelRow: ({ entity, id }) => labels.selectRow(titleOf(page, entity, words) || id),
            }),
          ]
        : []),
      ...onCards(columns),
    ],
    filters: Object.fromEntries([
      [
        'search',
        {
          kind: 'text' as const,
          label: () => labels.search,
          getValue: (row: ConsoleRow) =>
            [row.id, ...shown.map((field) => (field.isSensitive ? '' : cellText(field, row)))].join(' '),
        },
      ],
      ...shown.filter(isFiltered).map((field) => [field.name, filterOf(field)] as const),
    ]),
    sort: {
      by: Object.fromEntries(
        shown.filter((field) => !field.isList).map((field) => [field.name, compareBy(field, sortedText(field))]),
      ),
      initial: initialSort(shown, first),
    },
    parts: listParts,
    csv: () => [
      { header: words.field(page.idField, page.name), value: ({ id }) => id },
      ...shown
        .filter((field) => field.name !== page.idField && !field.isSensitive)
        .map((field) => ({ header: nameOf(field), value: (row: ConsoleRow) => cellText(field, row) })),
    ],
    unreadableName: ({ received }) => textIn(received, page.idField),
  })

  function filterOf(field: Field) {
    const label = () => nameOf(field)
    if (field.kind === 'date' || field.kind === 'instant')
      return {
        kind: 'days' as const,
        label,
        getValue: ({ entity }: ConsoleRow) => dayOf(field, entity),
        params: [`${field.name}From`, `${field.name}To`] as const,
      }
    return {
      kind: 'oneOf' as const,
      pattern: filterValue,
      label,
      getValue: ({ entity }: ConsoleRow) => textOf(entity[field.name]) || undefined,
      valueLabel: (value: string) => formatValue(field, field.kind === 'flag' ? value === 'true' : value, format),
    }
  }

  /** Rows are in the order of what they show, as the reader's language has it. */
  function sortedText(field: Field): Compare<ConsoleRow> {
    const { compare } = new Intl.Collator(format.locale, { numeric: true })
    const textOfRow = (row: ConsoleRow) =>
      field === first ? titleOf(page, row.entity, words) || row.id : cellText(field, row)
    return (a, b) => compare(textOfRow(a), textOfRow(b))
  }

  function dayOf(field: Field, entity: Entity) {
    const text = textOf(entity[field.name])
    if (!text) return undefined
    return field.kind === 'date' ? text : localDateOf(Date.parse(text), timeZone)
  }
}

const isFiltered = ({ kind, isList }: Field) =>
  !isList && (kind === 'enumeration' || kind === 'flag' || kind === 'date' || kind === 'instant')

/** The values of our enumerations: `SYSTEM I` is one. */
const filterValue = /^[\w .&/-]{1,60}$/

function compareBy(field: Field, otherwise: Compare<ConsoleRow>): Compare<ConsoleRow> {
  const valueOf = ({ entity }: ConsoleRow) => entity[field.name]
  if (field.kind === 'number') return (a, b) => Number(valueOf(a) ?? 0) - Number(valueOf(b) ?? 0)
  if (field.kind === 'money' || field.kind === 'percentage' || field.kind === 'decimal')
    return (a, b) => compareDecimals(textOf(valueOf(a)) || '0', textOf(valueOf(b)) || '0')
  if (field.kind === 'date' || field.kind === 'month' || field.kind === 'instant' || field.kind === 'time')
    return byText((row) => textOf(valueOf(row)))
  return otherwise
}

/** The newest first where there is a time; else by name. */
function initialSort(shown: readonly Field[], first: Field | undefined) {
  const time = shown.find(({ kind, name }) => kind === 'instant' && /created|updated|at$/i.test(name))
  return time
    ? { column: time.name, direction: 'descending' as const }
    : { column: first?.name ?? 'id', direction: 'ascending' as const }
}

export const rowOf = (page: DeskPage, entity: Entity): ConsoleRow => ({ id: idOf(page, entity), entity })
