// Loaded in one file: what is opened from the list needs most of them.
export { methodDetailEsUS } from '@memberkit/parts/messages/es-US'
export { detailEsUS } from '../detail/es-US.ts'
export { payEsUS } from '../pay/es-US.ts'
