'use client'
import { useRef } from 'react'
import { type AriaButtonProps, useButton } from 'react-aria/useButton'
import { useTag } from 'react-aria/useTagGroup'
import type { ListState } from 'react-stately/useListState'
import { CheckIcon, CloseIcon } from '../icons/index.ts'
import type { AriaNode } from '../internal/aria-collection.ts'
import { removeButton } from '../internal/tag.css.ts'
import * as styles from './TagGroup.css.ts'
import { TagWords } from './TagWords.tsx'
import type { TagItem } from './types.ts'

interface TagProps {
  tag: TagItem
  node: AriaNode
  state: ListState<object>
  isSelectable: boolean
  /** The name of the remove button; undefined if tags can't be removed. */
  removeLabel: string | undefined
}

/** A tag that can be selected or removed. Renders a row of React Aria's grid of tags. */
export function Tag({ tag, node, state, isSelectable, removeLabel }: TagProps) {
  const row = useRef<HTMLDivElement>(null)
  const { rowProps, gridCellProps, removeButtonProps, isSelected } = useTag({ item: node }, state, row)
  return (
    <div
      {...rowProps}
      ref={row}
      className={styles.tag}
      data-selectable={isSelectable ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
    >
      <div {...gridCellProps} className={styles.cell}>
        <span className={styles.label}>
          {isSelected ? <CheckIcon /> : null}
          <TagWords tag={tag} />
        </span>
        {removeLabel ? (
          <RemoveButton
            {...removeButtonProps}
            label={removeLabel}
            // Only the focused tag's button is a tab stop.
            excludeFromTabOrder={state.selectionManager.focusedKey !== node.key}
          />
        ) : null}
      </div>
    </div>
  )
}

interface RemoveButtonProps extends AriaButtonProps {
  label: string
}

function RemoveButton({ label, isDisabled, onPress, excludeFromTabOrder }: RemoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { buttonProps } = useButton({ 'aria-label': label, isDisabled, onPress, excludeFromTabOrder }, button)
  return (
    <button {...buttonProps} ref={button} className={removeButton}>
      <CloseIcon />
    </button>
  )
}
