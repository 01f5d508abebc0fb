import { type UploadItem, UploadList } from '@memberkit/primitives/upload-list'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { labels } from './upload-labels.ts'

const failed = (reason: string): UploadItem[] => [
  { id: '1', name: 'contract.pdf', size: 12_400_000, state: 'failed', reason },
]
const nothing = () => {}

export const docs: ComponentDocs = {
  purpose:
    'Shows files on their way: what each is, how far it is, what went wrong and what can be done. The upload itself is the caller’s; files come in as data, presses go out as calls.',
  alternatives: [
    { use: 'FileTrigger, DropZone', when: 'files are asked for. The list stands below them.' },
    { use: 'Progress', when: 'one thing is under way that is no file.' },
    { use: 'Table', when: 'files that have long been there are found, sorted and opened.' },
  ],
  anatomy: [
    { part: 'Total', about: 'How far all are, weighed by size; from two files on.' },
    { part: 'File', about: 'An icon for its type, its name, its size and its state in a word.' },
    { part: 'Bar', about: 'While it is uploading or being checked. Without a `progress` it says “under way”.' },
    { part: 'Reason', about: 'Why it failed or was refused, and what to do.' },
    { part: 'Actions', about: 'Cancel, try again, remove: those that the caller handles and the state allows.' },
    { part: 'Removed', about: 'Stands in for what was removed, with Undo, until something else is removed.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Goes from button to button.' },
    { keys: 'Enter, Space', does: 'Presses the button. The focus stays with the file, or goes to Undo.' },
  ],
  accessibility: [
    'Read out are the start, each failure with its reason, and the end; not every step of every file.',
    'Each button has the name of its file in its own.',
    'A name keeps its end in sight and is read out whole.',
    'Nothing goes away by itself: Undo waits for as long as it takes.',
  ],
  content: [
    'States are words that people use: “Checking for viruses”, not “Scanning”.',
    'A reason says what happened and what to do. Give it as text, so that it is read out with the failure.',
  ],
  guidance: [
    {
      do: {
        says: 'Say what to do about it.',
        shows: (
          <UploadList
            label="Documents"
            labels={labels}
            items={failed('The connection was lost. Try again.')}
            onRetry={nothing}
          />
        ),
      },
      dont: {
        says: 'Leave people with a code and no way on.',
        shows: <UploadList label="Documents" labels={labels} items={failed('Error 503')} />,
      },
    },
  ],
}
