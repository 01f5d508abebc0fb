export { PrintOnly, type PrintOnlyProps, ScreenOnly, type ScreenOnlyProps } from './media-only.tsx'
export { PrintLayout, type PrintLayoutProps } from './PrintLayout.tsx'
