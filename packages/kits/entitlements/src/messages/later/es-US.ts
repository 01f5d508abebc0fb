// One file: who opens a plan soon acts on it, and the two share their words of places and people.
export { detailEsUS } from '../detail/es-US.ts'
export { manageEsUS } from '../manage/es-US.ts'
