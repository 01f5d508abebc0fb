export { DropZone, type DropZoneLabels, type DropZoneProps } from './DropZone.tsx'
