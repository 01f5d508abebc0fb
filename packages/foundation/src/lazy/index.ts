export { type LazyPart, lazyPart, type LazyPartOptions } from './lazyPart.tsx'
