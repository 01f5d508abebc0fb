// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as describeService } from '../../../packages/kits/console/src/services/taxes.ts?raw'
export { default as ownConsole } from './examples/own-service/console.ts?raw'
export { default as ownService } from './examples/own-service/vouchers.ts?raw'
export { default as ownWords } from './examples/own-service/words.ts?raw'
export { default as replacePart } from './examples/ReplacePart.tsx?raw'
export { default as wholeKit } from './examples/WholeKit.tsx?raw'
