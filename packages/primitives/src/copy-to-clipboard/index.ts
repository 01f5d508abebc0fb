export { CopyToClipboard, type CopyToClipboardProps, copyLooks } from './CopyToClipboard.tsx'
