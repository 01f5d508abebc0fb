// Loaded in one file: what is opened from the list needs most of them.
export { methodDetailEnUS } from '@memberkit/parts/messages/en-US'
export { detailEnUS } from '../detail/en-US.ts'
export { payEnUS } from '../pay/en-US.ts'
