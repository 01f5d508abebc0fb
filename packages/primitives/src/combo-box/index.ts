export { ComboBox } from './ComboBox.tsx'
export type { ComboBoxItems, ComboBoxOption, ComboBoxSection, LoadOptions } from './options.ts'
export type {
  ComboBoxCreateLabels,
  ComboBoxLabels,
  ComboBoxLoadingLabels,
  ComboBoxMultipleLabels,
  ComboBoxProps,
} from './types.ts'
