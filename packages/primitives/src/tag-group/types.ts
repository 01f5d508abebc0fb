import type { ReactNode } from 'react'
import type { FieldProps } from '../field/Field.tsx'
import type { NativeProps } from '../internal/native-props.ts'

export interface TagItem {
  value: string
  label: string
  icon?: ReactNode
}

interface CommonProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'error' | 'optionalMark'> {
  tags: readonly TagItem[]
  /** Shown if there are no tags. */
  emptyText?: ReactNode
}

type RemovalProps =
  | { onRemove?: undefined }
  | {
      /** Called to remove a tag: pass `tags` without it. Focus then moves to its neighbour. */
      onRemove: (value: string) => void
      /** The name of the button that removes a tag: "Remove Urgent". */
      removeLabel: (tag: string) => string
      /** Announced after a removal: "Urgent removed". */
      removedMessage: (tag: string) => string
    }

type SelectionProps =
  | { isSelectable?: false }
  | {
      /** Whether pressing a tag selects or deselects it. */
      isSelectable: true
      /** The values of the selected tags. */
      value?: readonly string[]
      defaultValue?: readonly string[]
      onChange?: (value: string[]) => void
      name?: string
    }

type RowsProps =
  | { maxRows?: undefined }
  | {
      /** Further rows are collapsed until expanded. */
      maxRows: number
      /** "Show all 12". */
      showAllLabel: (count: number) => string
      showFewerLabel: string
    }

type OwnProps = CommonProps & RemovalProps & SelectionProps & RowsProps

type NativeFieldset = Omit<NativeProps<'fieldset', CommonProps>, 'onChange' | 'defaultValue' | 'name'>

export type TagGroupProps = OwnProps & NativeFieldset

/** All variants of the props in one, for the implementation. */
export interface AnyTagGroupProps extends CommonProps, NativeFieldset {
  onRemove?: (value: string) => void
  removeLabel: (tag: string) => string
  removedMessage: (tag: string) => string
  isSelectable?: boolean
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (value: string[]) => void
  name?: string
  maxRows?: number
  showAllLabel: (count: number) => string
  showFewerLabel: string
}
