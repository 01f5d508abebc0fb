export { type LazyPart, lazyPart, type LazyPartOptions } from './lazyPart.tsx'
export { preloadParts } from './preloadParts.ts'
