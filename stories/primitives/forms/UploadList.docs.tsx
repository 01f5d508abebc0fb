import { type UploadItem, UploadList } from '@memberkit/primitives/upload-list'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { labels } from './upload-labels.ts'

const failed = (reason: string): UploadItem[] => [
  { id: '1', name: 'contract.pdf', size: 12_400_000, state: 'failed', reason },
]
const nothing = () => {}

export const docs: ComponentDocs = {
  purpose:
    'Lists uploads with their progress, errors and actions. The caller uploads: files are props, actions are callbacks.',
  alternatives: [
    { use: 'FileTrigger, DropZone', when: 'people should add files. Place the list below them.' },
    { use: 'Progress', when: 'one task is in progress that isn’t a file.' },
    { use: 'Table', when: 'people find, sort and open stored files.' },
  ],
  anatomy: [
    { part: 'Total', about: 'The overall progress by size, for two or more files.' },
    { part: 'File', about: 'An icon for its type, its name, its size and its status in a word.' },
    { part: 'Bar', about: 'Shown while uploading or being checked. Indeterminate without `progress`.' },
    { part: 'Reason', about: 'Why it failed or was refused, and what to do.' },
    { part: 'Actions', about: 'Cancel, retry, remove: those that the caller handles and the status allows.' },
    { part: 'Removed', about: 'Replaces a removed file, with Undo, until another is removed.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves from button to button.' },
    { keys: 'Enter, Space', does: 'Presses the button. Focus stays with the file, or moves to Undo.' },
  ],
  accessibility: [
    'The start, each failure with its reason, and the end are announced, not every step of every file.',
    'Each button’s name includes its file’s name.',
    'A truncated name keeps its end visible and is read whole.',
    'Nothing disappears by itself: Undo stays.',
  ],
  content: [
    'Use everyday words for a status: “Checking for viruses”, not “Scanning”.',
    'A reason says what happened and what to do. Pass it as text, so that it is announced with the failure.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say how to fix it.',
        example: (
          <UploadList
            label="Documents"
            labels={labels}
            items={failed('The connection was lost. Try again.')}
            onRetry={nothing}
          />
        ),
      },
      dont: {
        caption: 'Show only a code and no next step.',
        example: <UploadList label="Documents" labels={labels} items={failed('Error 503')} />,
      },
    },
  ],
}
