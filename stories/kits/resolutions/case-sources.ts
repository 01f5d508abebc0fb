// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as caseSource } from '../../../packages/kits/resolutions/src/internal/CasePage.tsx?raw'
export { default as eventsSource } from '../../../packages/kits/resolutions/src/events.ts?raw'
export { default as hookSource } from '../../../packages/kits/resolutions/src/internal/useResolutionCase.ts?raw'
export { default as slotsSource } from '../../../packages/kits/resolutions/src/internal/slots.ts?raw'
export { default as headless } from './examples/Headless.tsx?raw'
export { default as wholeKit } from './examples/WholeKit.tsx?raw'
