import { DropZone } from '@memberkit/primitives/drop-zone'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const nothing = () => {}
const labels = {
  choose: 'Choose files',
  prompt: 'Drop or paste files here, or',
  release: 'Let go to add them',
  refusing: 'Only PDF files are taken',
}

export const docs: ComponentDocs = {
  purpose: 'Takes files in whichever way people can give them: dropped, pasted, or chosen with a button.',
  alternatives: [
    { use: 'FileTrigger', when: 'a file is one of many fields: an attachment, a picture in a longer form.' },
    { use: 'UploadList', when: 'what was taken is shown. It stands below the zone.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the group.' },
    { part: 'Zone', about: 'What files are dropped on; it says so while they are held over it.' },
    { part: 'Prompt', about: 'That files can be dropped and pasted. Not shown on touch screens.' },
    { part: 'Button', about: 'A FileTrigger: all that can be done by dropping can be done with it.' },
    { part: 'Error, description', about: 'As in every field. The error is read out when it appears.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button.' },
    { keys: 'Enter, Space', does: 'Opens the chooser.' },
    { keys: 'Ctrl+V', does: 'On the button: takes the files or the picture on the clipboard. ⌘V on a Mac.' },
  ],
  accessibility: [
    'Label, error and description belong to the group and to the button, so each screen reader reads them.',
    'Dragging is never the only way.',
    'A file dropped beside the zone does not make the browser leave the page.',
    'Only with `isWholePage` does it take what is dropped elsewhere: on a page that is about nothing but these files.',
    'Put what was taken into an UploadList, which announces it; put what was refused there too, or into `error`.',
  ],
  content: [
    'The description says types, size and number before anything is chosen: “PDF or photo, 10 MB at most, up to 5.”',
    'The error names the file and says what to do: “scan.tiff is not a PDF. Save it as one and choose it again.”',
  ],
  guidance: [
    {
      do: {
        says: 'Say what is taken before somebody looks for a file.',
        shows: (
          <DropZone
            label="Proof of identity"
            description="PDF or photo, 10 MB at most."
            labels={labels}
            onSelect={nothing}
          />
        ),
      },
      dont: {
        says: 'Let people find out by being refused.',
        shows: <DropZone label="Files" labels={labels} error="Invalid file." onSelect={nothing} />,
      },
    },
  ],
}
