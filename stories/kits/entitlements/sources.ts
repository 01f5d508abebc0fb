// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as eventsSource } from '../../../packages/kits/entitlements/src/events.ts?raw'
export { default as hookSource } from '../../../packages/kits/entitlements/src/coverage-list/useEntitlements.ts?raw'
export { default as pageSource } from '../../../packages/kits/entitlements/src/coverage-list/CoverageListPage.tsx?raw'
export { default as rowSource } from '../../../packages/kits/entitlements/src/shared/row.rules.ts?raw'
export { default as headless } from './examples/Headless.tsx?raw'
export { default as partsAndSlots } from './examples/PartsAndSlots.tsx?raw'
export { default as wholeKit } from './examples/WholeKit.tsx?raw'
