// Loaded in one file: what is opened from the list needs most of them.
export { detailEnCA } from '../detail/en-CA.ts'
export { payEnCA } from '../pay/en-CA.ts'
export { toolsEnCA } from '../tools/en-CA.ts'
