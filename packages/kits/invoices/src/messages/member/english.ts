// All that an invoice says in English, for readers of another language.
export { methodDetailEnCA, methodEnCA, namesEnCA } from '@memberkit/parts/messages/en-CA'
export { detailEnUS } from '../detail/en-US.ts'
export { labelsEnCA } from '../labels/en-CA.ts'
export { listEnCA } from '../list/en-CA.ts'
