'use client'
import { type RefObject, useMemo } from 'react'
import { useTagGroup } from 'react-aria/useTagGroup'
import { useListState } from 'react-stately/useListState'
import { AriaCollection } from '../internal/aria-collection.ts'
import { Tag } from './Tag.tsx'
import * as styles from './TagGroup.css.ts'
import { TagWords } from './TagWords.tsx'
import type { TagItem } from './types.ts'

interface TagGridProps {
  list: RefObject<HTMLDivElement | null>
  /** The id of the element that labels the grid. */
  labelledBy: string
  tags: readonly TagItem[]
  /** The number of visible tags; the others are collapsed. */
  shown: number
  isDisabled: boolean
  isSelectable: boolean
  selected: readonly string[]
  onSelect: (values: string[]) => void
  onRemove: ((tag: TagItem) => void) | undefined
  removeLabel: (tag: string) => string
}

/** Tags that can be selected or removed. Renders a `<div role="grid">`. */
export function TagGrid(props: TagGridProps) {
  const { list, labelledBy, tags, shown, isDisabled, isSelectable, selected, onSelect, onRemove, removeLabel } = props
  const collection = useMemo(
    () => new AriaCollection(tags.slice(0, shown).map(({ value, label }) => ({ key: value, text: label }))),
    [tags, shown],
  )
  const state = useListState<object>({
    collection,
    disabledKeys: isDisabled ? tags.map(({ value }) => value) : [],
    selectionMode: isSelectable ? 'multiple' : 'none',
    selectedKeys: selected,
    onSelectionChange(keys) {
      const isSelected = ({ value }: TagItem, at: number) =>
        keys === 'all' ? at < shown || selected.includes(value) : keys.has(value)
      onSelect(tags.filter(isSelected).map(({ value }) => value))
    },
  })
  const { gridProps } = useTagGroup(
    {
      'aria-labelledby': labelledBy,
      // Escape is for a surrounding dialog, not for clearing the selection.
      escapeKeyBehavior: 'none',
      // React Aria passes all selected tags, which are a field's value here: only the focused one is removed.
      onRemove: onRemove
        ? (keys) => {
            const key = keys.size === 1 ? [...keys][0] : state.selectionManager.focusedKey
            const tag = tags.find(({ value }) => value === key)
            if (tag) onRemove(tag)
          }
        : undefined,
    },
    state,
    list,
  )
  return (
    <div
      {...gridProps}
      ref={list}
      tabIndex={isDisabled ? undefined : gridProps.tabIndex}
      className={styles.list}
      data-folded={shown < tags.length ? '' : undefined}
    >
      {tags.map((tag, at) => {
        const node = collection.getItem(tag.value)
        if (!node || at >= shown)
          return (
            <div key={tag.value} aria-hidden="true" className={styles.tag} data-folded="">
              <span className={styles.label}>
                <TagWords tag={tag} />
              </span>
            </div>
          )
        return (
          <Tag
            key={tag.value}
            {...{ tag, node, state, isSelectable }}
            removeLabel={onRemove && removeLabel(tag.label)}
          />
        )
      })}
    </div>
  )
}
