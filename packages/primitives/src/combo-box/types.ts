import type { InputHTMLAttributes, SyntheticEvent } from 'react'
import type { FieldProps } from '../field/Field.tsx'
import type { ComboBoxItems, ComboBoxOption, LoadOptions } from './options.ts'

export interface ComboBoxLabels {
  /** The name of the button that opens the list: "Show provinces". */
  open: string
  /** The name of the list: "Provinces". */
  list: string
  /** Announced: the number of matching options. */
  found: (count: number) => string
  /** The advice when no option matches. */
  nothingFound: string
  /** The name of the button that empties the field. Without it, there is no such button. */
  clear?: string
}

export interface ComboBoxLoadingLabels {
  loading: string
  /** Shown if the options couldn't load. */
  failed: string
  retry: string
}

export interface ComboBoxMultipleLabels {
  /** The name of the list of selected options: "Chosen provinces". */
  chosen: string
  /** The name of the button that removes an option: "Remove Ontario". */
  remove: (option: string) => string
  /** Announced: "Ontario added". */
  added: (option: string) => string
  /** Announced: "Ontario removed". */
  removed: (option: string) => string
}

export interface ComboBoxCreateLabels {
  /** The label of the option that creates a value: "Add “Ada”". */
  create: (text: string) => string
}

export type AllLabels = ComboBoxLabels & ComboBoxLoadingLabels & ComboBoxMultipleLabels & ComboBoxCreateLabels

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | 'className'
  | 'style'
  | 'onChange'
  | 'type'
  | 'size'
  | 'multiple'
  | 'list'
  | 'role'
  | 'required'
  | 'aria-invalid'
  | 'value'
  | 'defaultValue'
>

interface CommonProps extends FieldProps, NativeProps {
  /** @default 'medium' */
  size?: 'medium' | 'small'
}

type OptionsProps =
  | { options: ComboBoxItems; knownOptions?: undefined; labels: ComboBoxLabels }
  | {
      options: LoadOptions
      /** Options of initially selected values, before anything has loaded. */
      knownOptions?: readonly ComboBoxOption[]
      labels: ComboBoxLabels & ComboBoxLoadingLabels
    }

type ValueProps =
  | {
      isMultiple?: false
      /** The value of the selected option; '' for none. */
      value?: string
      defaultValue?: string
      onChange?: (value: string, event: SyntheticEvent) => void
    }
  | {
      /** Selects any of the options, shown as tags in the field. */
      isMultiple: true
      value?: readonly string[]
      defaultValue?: readonly string[]
      onChange?: (value: string[], event: SyntheticEvent) => void
      labels: ComboBoxMultipleLabels
    }

type UnknownProps =
  | {
      /** Whether text that matches no option becomes a value, on Enter or blur. */
      isCustomAllowed?: boolean
      onCreate?: undefined
    }
  | {
      isCustomAllowed?: false
      /** Offers to create an option from unmatched text, as the last item. A returned option is selected at once. */
      onCreate: (text: string, event: SyntheticEvent) => ComboBoxOption | undefined
      labels: ComboBoxCreateLabels
    }

export type ComboBoxProps = CommonProps & OptionsProps & ValueProps & UnknownProps

/** All variants of the props in one, for the implementation. */
export interface AnyComboBoxProps extends CommonProps {
  options: ComboBoxItems | LoadOptions
  knownOptions?: readonly ComboBoxOption[]
  isMultiple?: boolean
  value?: string | readonly string[]
  defaultValue?: string | readonly string[]
  onChange?: (value: never, event: SyntheticEvent) => void
  isCustomAllowed?: boolean
  onCreate?: (text: string, event: SyntheticEvent) => ComboBoxOption | undefined
  labels: AllLabels
}
