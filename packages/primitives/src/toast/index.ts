export { createToastQueue, type Toast, type ToastQueue } from './queue.ts'
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx'
