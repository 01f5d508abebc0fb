export { humanize, type Status, type StatusLook, statusOf, type StatusTone } from './status.ts'
export { StatusText, type StatusTextProps, useStatus } from './StatusText.tsx'
export { statusIcon } from './status-icons.ts'
