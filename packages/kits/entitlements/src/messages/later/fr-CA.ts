// One file: who opens a plan soon acts on it, and the two share their words of places and people.
export { detailFrCA } from '../detail/fr-CA.ts'
export { manageFrCA } from '../manage/fr-CA.ts'
