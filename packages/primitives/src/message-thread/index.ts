export { Composer, type ComposerLabels, type ComposerProps, sendKeys } from './Composer.tsx'
export { MessageThread, type MessageThreadProps } from './MessageThread.tsx'
export { type Message, messageStatuses, type MessageThreadLabels, type SystemLine, type ThreadEntry } from './types.ts'
