// Loaded in one file: what is opened from the list needs most of them.
export { methodDetailEnCA } from '@memberkit/parts/messages/en-CA'
export { detailEnUS } from '../detail/en-US.ts'
export { payEnUS } from '../pay/en-US.ts'
