'use client'
import { type ForwardedRef, forwardRef, type RefObject, useId, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { describe, renderDescription, renderError } from '../field/Field.tsx'
import { renderLegend } from '../field/FieldGroup.tsx'
import { AriaScope } from '../internal/AriaScope.tsx'
import { hasFocus } from '../internal/focused-in.ts'
import { PostedValue } from '../internal/PostedValue.tsx'
import { tagLabel } from '../internal/tag.css.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { announce } from '../live/announce.ts'
import { TagGrid } from './TagGrid.tsx'
import * as styles from './TagGroup.css.ts'
import { TagWords } from './TagWords.tsx'
import type { AnyTagGroupProps, TagGroupProps, TagItem } from './types.ts'
import { useRows } from './use-rows.ts'

/** Selected or assigned items as wrapping tags. Renders a `<fieldset>` with a list; the ref is the fieldset's. */
export const TagGroup = forwardRef<HTMLFieldSetElement, TagGroupProps>(function TagGroup(given, forwarded) {
  const props = given as AnyTagGroupProps
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    optionalMark,
    tags,
    emptyText,
    onRemove,
    removeLabel,
    removedMessage,
    isSelectable = false,
    value,
    defaultValue = [],
    onChange,
    name,
    maxRows,
    showAllLabel,
    showFewerLabel,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const root = useRef<HTMLFieldSetElement>(null)
  const list = useRef<HTMLElement>(null)
  useImperativeHandle(forwarded as ForwardedRef<HTMLFieldSetElement>, () => root.current as HTMLFieldSetElement, [])
  const [own, setOwn] = useState(defaultValue)
  useFormReset(root, () => setOwn(defaultValue))
  const selected = value ?? own
  const [isUnfolded, setUnfolded] = useState(false)
  const rows = useRows(list, maxRows, tags)
  const shown = rows && !isUnfolded ? rows.count : tags.length
  /** The tag to be removed. */
  const leaving = useRef<{ tag: TagItem; hasFocus: boolean } | undefined>(undefined)

  useBrowserEffect(() => {
    if (list.current) list.current.style.maxBlockSize = rows && !isUnfolded ? `${rows.height}px` : ''
  }, [rows, isUnfolded])
  useBrowserEffect(() => {
    const left = leaving.current
    if (!left || tags.some((each) => each.value === left.tag.value)) return
    leaving.current = undefined
    announce(removedMessage(left.tag.label))
    if (left.hasFocus && tags.length === 0) root.current?.focus()
  })

  /** A surrounding fieldset can disable the element, which only the DOM tells. */
  const isLocked = () => root.current?.matches(':disabled') ?? true
  function select(next: string[]) {
    if (isLocked()) return
    if (value === undefined) setOwn(next)
    onChange?.(next)
  }
  function remove(tag: TagItem) {
    if (isLocked() || !root.current) return
    leaving.current = { tag, hasFocus: hasFocus(root.current) }
    onRemove?.(tag.value)
  }

  return (
    <fieldset
      {...native}
      ref={root}
      id={id}
      className={styles.root}
      tabIndex={-1}
      aria-describedby={describe(id, description, error, describedBy)}
    >
      {renderLegend(props)}
      {renderDescription(id, props)}
      {tags.length === 0 ? (
        emptyText && <span className={styles.empty}>{emptyText}</span>
      ) : isSelectable || onRemove ? (
        <AriaScope element={list}>
          <TagGrid
            {...{ tags, shown, isSelectable, selected, removeLabel }}
            list={list as RefObject<HTMLDivElement | null>}
            labelledBy={id}
            isDisabled={native.disabled ?? false}
            onSelect={select}
            onRemove={onRemove && remove}
          />
        </AriaScope>
      ) : (
        <ul
          ref={list as RefObject<HTMLUListElement | null>}
          className={styles.list}
          data-folded={shown < tags.length ? '' : undefined}
        >
          {tags.map((tag, at) => (
            <li key={tag.value} className={styles.tag} data-folded={at < shown ? undefined : ''}>
              <span className={tagLabel}>
                <TagWords tag={tag} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {rows && rows.count < tags.length ? (
        <span className={styles.more}>
          <Button size="small" tone="quiet" aria-expanded={isUnfolded} onPress={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? showFewerLabel : showAllLabel(tags.length)}
          </Button>
        </span>
      ) : null}
      {renderError(id, props)}
      <PostedValue name={name} value={selected} />
    </fieldset>
  )
})
