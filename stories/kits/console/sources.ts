// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as describeService } from '../../../packages/kits/console/src/services/taxes.ts?raw'
export { default as replacePart } from './examples/ReplacePart.tsx?raw'
export { default as wholeKit } from './examples/WholeKit.tsx?raw'
