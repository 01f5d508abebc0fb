'use client'
import { type ForwardedRef, forwardRef, type ReactElement, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { renderError } from '../field/Field.tsx'
import { FieldSet } from '../field/FieldSet.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon, UndoIcon } from '../icons/index.ts'
import { DragHandle } from '../internal/drag/DragHandle.tsx'
import { useDrag } from '../internal/drag/use-drag.ts'
import * as styles from './RepeatableRows.css.ts'
import type { AnyRepeatableRowsProps, RepeatableRowsProps } from './types.ts'
import { useRows } from './use-rows.ts'

const loadRowDrag = () => import('./RowDrag.tsx').then(({ RowDrag }) => RowDrag)

/**
 * Repeats a group of fields as often as needed. Renders a `<fieldset>` with a list of one `<fieldset>` per row; the ref
 * is the outer one's.
 */
export const RepeatableRows = forwardRef(function RepeatableRows<Row>(
  given: RepeatableRowsProps<Row>,
  forwarded: ForwardedRef<HTMLFieldSetElement>,
) {
  const props = given as AnyRepeatableRowsProps<Row>
  const {
    value,
    defaultValue,
    onChange,
    rowKey,
    rowLabel,
    rowError,
    newRow,
    minRows = 0,
    maxRows = Infinity,
    isReorderable,
    emptyText,
    children,
    labels,
    ...fieldSet
  } = props
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle(forwarded, () => root.current as HTMLFieldSetElement, [])
  const { rows, removed, update, add, remove, undo, move } = useRows(props, root)
  const isFull = rows.length >= maxRows
  const list = useRef<HTMLUListElement>(null)
  const drag = useDrag(loadRowDrag)
  const { part: RowDrag } = drag

  const items = rows.map((row, index) => {
    const rowId = `${id}-${index}`
    const label = rowLabel(index + 1, row)
    const error = rowError?.(row, index)
    return (
      <li key={rowKey(row)} className={styles.item} data-part="row" data-row={rowKey(row)}>
        <fieldset
          className={styles.row}
          tabIndex={-1}
          aria-describedby={error ? `${rowId}-error` : undefined}
          data-invalid={error ? '' : undefined}
        >
          <legend className={styles.heading}>{label}</legend>
          <div className={styles.fields} data-part="fields">
            {children({ row, index, update: (next) => update(index, next) })}
          </div>
          {renderError(rowId, { label, error })}
          <div className={styles.actions} data-part="actions">
            {isReorderable && rows.length > 1 ? (
              <>
                {labels.drag ? (
                  <DragHandle label={labels.drag(label)} drag={drag} itemKey={rowKey(row)} draggedBy="fieldset" />
                ) : null}
                <IconButton
                  size="small"
                  label={labels.moveUp(label)}
                  icon={<ArrowUpIcon />}
                  aria-disabled={index === 0}
                  data-move="up"
                  onPress={() => move(index, index - 1, 'up')}
                />
                <IconButton
                  size="small"
                  label={labels.moveDown(label)}
                  icon={<ArrowDownIcon />}
                  aria-disabled={index === rows.length - 1}
                  data-move="down"
                  onPress={() => move(index, index + 1, 'down')}
                />
              </>
            ) : null}
            {rows.length > minRows ? (
              <IconButton
                size="small"
                label={labels.remove(label)}
                icon={<TrashIcon />}
                onPress={() => remove(index)}
              />
            ) : null}
          </div>
        </fieldset>
      </li>
    )
  })
  if (removed)
    items.splice(
      removed.index,
      0,
      <li key="removed" className={styles.notice}>
        <span className={styles.words}>{labels.removed(removed.label)}</span>
        {isFull ? null : (
          <Button size="small" tone="quiet" onPress={undo}>
            <UndoIcon />
            {labels.undo}
          </Button>
        )}
      </li>,
    )

  return (
    <FieldSet {...fieldSet} ref={root}>
      <ul ref={list} className={styles.list} {...drag.listProps}>
        {items}
      </ul>
      {RowDrag && isReorderable ? (
        <RowDrag
          list={list}
          handlers={drag.handlers}
          rows={rows.map((row, index) => ({ key: rowKey(row), text: rowLabel(index + 1, row) }))}
          onMove={(from, to) => move(from, to, 'drag')}
        />
      ) : null}
      {rows.length === 0 && emptyText ? <div className={styles.empty}>{emptyText}</div> : null}
      <div className={styles.foot} data-part="add">
        <Button aria-disabled={isFull} aria-describedby={isFull ? `${id}-full` : undefined} onPress={add}>
          <PlusIcon />
          {labels.add}
        </Button>
        {isFull ? (
          <span id={`${id}-full`} className={styles.words}>
            {labels.full}
          </span>
        ) : null}
      </div>
    </FieldSet>
  )
}) as <Row>(props: RepeatableRowsProps<Row> & { ref?: Ref<HTMLFieldSetElement> }) => ReactElement
