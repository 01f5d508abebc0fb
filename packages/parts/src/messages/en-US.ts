export { methodDetailEnUS } from './method-detail.en-US.ts'
export { methodEnUS } from './method.en-US.ts'
export { namesEnUS } from './names.en-US.ts'
export { personEnUS } from './person.en-US.ts'
