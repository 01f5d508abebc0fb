export { CopyToClipboard, type CopyToClipboardProps, copyAppearances } from './CopyToClipboard.tsx'
