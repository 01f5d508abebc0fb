// Loaded in one file: what is opened from the list needs most of them.
export { methodDetailFrCA } from '@memberkit/parts/messages/fr-CA'
export { detailFrCA } from '../detail/fr-CA.ts'
export { payFrCA } from '../pay/fr-CA.ts'
