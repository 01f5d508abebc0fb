export { type CreatePageProps } from './CreatePage.tsx'
export { CreateResolution, type CreateResolutionProps } from './CreateResolution.tsx'
