import { FileTrigger } from '@memberkit/primitives/file-trigger'
import { AttachIcon } from '@memberkit/primitives/icons'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const nothing = () => {}

export const docs: ComponentDocs = {
  purpose:
    'A button that opens the browser’s own file chooser, or the camera of a phone, and hands on what was chosen.',
  alternatives: [
    { use: 'DropZone', when: 'files are what the page is about: they can then also be dropped and pasted.' },
    { use: 'UploadList', when: 'what was chosen is shown, with its progress. It stands below either of the two.' },
  ],
  anatomy: [
    { part: 'Button', about: 'With everything a Button has: tones, sizes, pending.' },
    { part: 'Input', about: 'A native file input behind it, out of sight. With a `name` it posts with its form.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Opens the chooser; when it closes, the button has the focus again.' }],
  accessibility: [
    'Say beside the button what is taken, and tie it to the button with `aria-describedby`.',
    'A file that is refused is reported with its reason, never dropped in silence: show it, with `UploadList` for example.',
  ],
  content: [
    'A verb and what is chosen: “Attach a receipt”, “Choose files”.',
    'Types as people call them: “PDF or photo”, not “application/pdf”.',
  ],
  guidance: [
    {
      do: {
        says: 'Say what is asked for.',
        shows: (
          <FileTrigger onSelect={nothing}>
            <AttachIcon /> Attach a receipt
          </FileTrigger>
        ),
      },
      dont: { says: 'Name the mechanism.', shows: <FileTrigger onSelect={nothing}>Browse</FileTrigger> },
    },
  ],
}
