// One file: who opens a plan soon acts on it, and the two share their words of places and people.
export { detailEnCA } from '../detail/en-CA.ts'
export { manageEnCA } from '../manage/en-CA.ts'
