'use client'
import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type SyntheticEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { Button } from '../button/Button.tsx'
import { describe, renderDescription, renderError } from '../field/Field.tsx'
import { renderLegend } from '../field/FieldGroup.tsx'
import { hasFocus } from '../internal/focused-in.ts'
import { PostedValue } from '../internal/PostedValue.tsx'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { announce } from '../live/announce.ts'
import { renderTag, type TagItem } from './tag.tsx'
import * as styles from './TagGroup.css.ts'
import type { AnyTagGroupProps, TagGroupProps } from './types.ts'
import { useRows } from './use-rows.ts'

/** Things that are chosen or assigned, as tags that wrap. Renders a `<fieldset>` with a list; the ref is the fieldset's. */
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
  const list = useRef<HTMLUListElement>(null)
  useImperativeHandle(forwarded as ForwardedRef<HTMLFieldSetElement>, () => root.current as HTMLFieldSetElement, [])
  const [own, setOwn] = useState(defaultValue)
  useFormReset(root, () => setOwn(defaultValue))
  const selected = value ?? own
  const [isUnfolded, setUnfolded] = useState(false)
  const rows = useRows(list, maxRows, tags)
  const shown = rows && !isUnfolded ? rows.count : tags.length
  /** The one that Tab reaches; the arrow keys lead on from there. */
  const [stop, setStop] = useState(0)
  /** A tag that its owner was asked to remove. */
  const leaving = useRef<{ tag: TagItem; at: number; hasFocus: boolean } | undefined>(undefined)

  const stops = () => [...(list.current?.querySelectorAll<HTMLElement>('li:not([data-folded]) > [data-stop]') ?? [])]
  const indexOf = (target: EventTarget) => stops().findIndex((each) => each.closest('li')?.contains(target as Node))

  useBrowserEffect(() => {
    if (list.current) list.current.style.maxBlockSize = rows && !isUnfolded ? `${rows.height}px` : ''
  }, [rows, isUnfolded])
  useBrowserEffect(() => {
    const left = leaving.current
    if (!left || tags.some((each) => each.value === left.tag.value)) return
    leaving.current = undefined
    announce(removedMessage(left.tag.label))
    if (left.hasFocus) (stops()[left.at] ?? stops().at(-1) ?? root.current)?.focus()
  })

  function toggle(tag: TagItem, event: SyntheticEvent) {
    const isSelected = selected.includes(tag.value)
    const next = tags
      .map((each) => each.value)
      .filter((each) => (each === tag.value ? !isSelected : selected.includes(each)))
    if (value === undefined) setOwn(next)
    onChange?.(next, event)
  }
  function remove(at: number, event: SyntheticEvent) {
    const tag = tags[at]
    if (!tag || !onRemove || !root.current) return
    leaving.current = { tag, at, hasFocus: hasFocus(root.current) }
    onRemove(tag.value, event)
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const all = stops()
    const at = indexOf(event.target)
    const isBackwards = event.currentTarget.matches(':dir(rtl)')
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Delete' || event.key === 'Backspace') remove(at, event)
    else {
      const next = neighbour(event.key, at, all.length, isBackwards)
      if (next === undefined) return
      all[next]?.focus()
    }
    event.preventDefault()
  }

  const at = Math.min(stop, shown - 1)
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
      {tags.length > 0 ? (
        <ul
          ref={list}
          className={styles.list}
          data-folded={shown < tags.length ? '' : undefined}
          onKeyDown={onKeyDown}
          onFocus={(event) => setStop(Math.max(0, indexOf(event.target)))}
        >
          {tags.map((tag, index) =>
            renderTag(tag, {
              isFolded: index >= shown,
              isStop: index === at,
              isSelected: isSelectable ? selected.includes(tag.value) : undefined,
              onToggle: (event) => toggle(tag, event),
              removeLabel: onRemove && removeLabel(tag.label),
              onRemove: (event) => remove(index, event),
            }),
          )}
        </ul>
      ) : emptyText ? (
        <span className={styles.empty}>{emptyText}</span>
      ) : null}
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

function neighbour(key: string, at: number, count: number, isBackwards: boolean) {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'ArrowDown':
      return at + 1
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'ArrowRight':
    case 'ArrowLeft':
      return (key === 'ArrowLeft') === isBackwards ? at + 1 : Math.max(at - 1, 0)
    default:
      return undefined
  }
}
