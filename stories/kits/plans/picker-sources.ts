// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as eventsSource } from '../../../packages/kits/plans/src/picker/events.ts?raw'
export { default as choiceSource } from '../../../packages/kits/plans/src/picker/picker-data.rules.ts?raw'
export { default as hookSource } from '../../../packages/kits/plans/src/picker/useTierPicker.ts?raw'
export { default as pageSource } from '../../../packages/kits/plans/src/picker/TierPickerPage.tsx?raw'
export { default as tierSource } from '../../../packages/kits/plans/src/shared/tiers.rules.ts?raw'
export { default as pickerHook } from './examples/PickerHook.tsx?raw'
export { default as pickerSlots } from './examples/PickerSlots.tsx?raw'
export { default as wholePicker } from './examples/WholePicker.tsx?raw'
