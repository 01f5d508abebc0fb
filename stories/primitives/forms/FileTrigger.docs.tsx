import { FileTrigger } from '@memberkit/primitives/file-trigger'
import { AttachIcon } from '@memberkit/primitives/icons'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const nothing = () => {}

export const docs: ComponentDocs = {
  purpose: 'A button that opens the browser’s file picker, or a phone’s camera, and returns the chosen files.',
  alternatives: [
    { use: 'DropZone', when: 'the page is mainly about files: DropZone also supports drop and paste.' },
    { use: 'UploadList', when: 'it lists the chosen files with their progress. Place it below.' },
  ],
  anatomy: [
    { part: 'Button', about: 'With all options of a Button: tones, sizes, pending.' },
    { part: 'Input', about: 'A visually hidden native file input. With a `name`, it is submitted with its form.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Opens the file picker; when it closes, focus returns to the button.' }],
  accessibility: [
    'Say beside the button what is accepted, and link it with `aria-describedby`.',
    'Refused files are reported with the reason, never dropped silently: show them, for example in an `UploadList`.',
  ],
  content: [
    'A verb and its object: “Attach a receipt”, “Choose files”.',
    'File types in everyday words: “PDF or photo”, not “application/pdf”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Name what people should choose.',
        example: (
          <FileTrigger onSelect={nothing}>
            <AttachIcon /> Attach a receipt
          </FileTrigger>
        ),
      },
      dont: { caption: 'Name the mechanism.', example: <FileTrigger onSelect={nothing}>Browse</FileTrigger> },
    },
  ],
}
