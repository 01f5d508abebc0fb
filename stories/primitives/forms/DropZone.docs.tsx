import { DropZone } from '@memberkit/primitives/drop-zone'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const nothing = () => {}
const labels = {
  choose: 'Choose files',
  prompt: 'Drop or paste files here, or',
  release: 'Let go to add them',
  rejecting: 'Only PDF files are taken',
}

export const docs: ComponentDocs = {
  purpose: 'Accepts files by drag and drop, paste or button.',
  alternatives: [
    { use: 'FileTrigger', when: 'a file is one of many fields: an attachment, a picture in a longer form.' },
    { use: 'UploadList', when: 'it lists accepted files. Place it below the zone.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the group.' },
    { part: 'Zone', about: 'The drop target; highlighted while files are over it.' },
    { part: 'Prompt', about: 'Says that files can be dropped and pasted. Hidden on touch screens.' },
    { part: 'Button', about: 'A FileTrigger: an equivalent to dropping.' },
    { part: 'Error, description', about: 'As in every field. The error is announced when it appears.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button.' },
    { keys: 'Enter, Space', does: 'Opens the file picker.' },
    { keys: 'Ctrl+V', does: 'On the button: pastes files or a picture from the clipboard. ⌘V on a Mac.' },
  ],
  accessibility: [
    'Label, error and description belong to the group and the button, so every screen reader reads them.',
    'Drag and drop always has an alternative.',
    'Dropping a file beside the zone doesn’t navigate away from the page.',
    'It accepts drops elsewhere only with `isWholePage`: use that on pages that are only about these files.',
    'Show accepted files in an UploadList, which announces them; show refused ones there, too, or in `error`.',
  ],
  content: [
    'The description states types, size and number beforehand: “PDF or photo, up to 10 MB, up to 5 files.”',
    'The error names the file and says what to do: “scan.tiff isn’t a PDF. Save it as a PDF and choose it again.”',
  ],
  guidance: [
    {
      do: {
        caption: 'Say what is accepted before people look for a file.',
        example: (
          <DropZone
            label="Proof of identity"
            description="PDF or photo, 10 MB at most."
            labels={labels}
            onSelect={nothing}
          />
        ),
      },
      dont: {
        caption: 'Let people find out by being refused.',
        example: <DropZone label="Files" labels={labels} error="Invalid file." onSelect={nothing} />,
      },
    },
  ],
}
