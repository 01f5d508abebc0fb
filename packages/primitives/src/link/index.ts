export { Link, type LinkProps } from './Link.tsx'
export { type LinkComponent, LinkProvider, type LinkProviderProps } from './LinkProvider.tsx'
export { mailtoHref, safeHref } from './safe-href.ts'
