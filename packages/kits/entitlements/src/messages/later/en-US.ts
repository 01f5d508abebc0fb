// One file: who opens a plan soon acts on it, and the two share their words of places and people.
export { detailEnUS } from '../detail/en-US.ts'
export { manageEnUS } from '../manage/en-US.ts'
