import { CopyToClipboard } from '@memberkit/primitives/copy-to-clipboard'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const labels = {
  copy: 'Copy the invoice number',
  copied: 'Copied',
  failed: 'Not copied. Press Ctrl+C to copy what is selected.',
}

export const docs: ComponentDocs = {
  purpose: 'Copies an exact text that people need elsewhere: a number, an address, a link.',
  alternatives: [
    { use: 'Menu', when: 'copying is one of several actions on the same thing.' },
    { use: 'TextField', when: 'the text is to be changed, too.' },
  ],
  anatomy: [
    { part: 'Value', about: 'With `look="inline"`: the text before the button.' },
    { part: 'Button', about: 'With words, or an icon alone.' },
    { part: 'Copied state', about: 'A check mark and a word, for a moment, without a change of width.' },
    { part: 'Field', about: 'Only where the browser refuses: holds the text, selected, to be copied by hand.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Copies; the focus stays on the button.' },
    { keys: 'Ctrl+C', does: 'In the field: copies the selected text, and the focus goes back to the button.' },
    { keys: 'Escape', does: 'In the field: gives up, and the focus goes back to the button.' },
  ],
  accessibility: [
    '“Copied” is read out; the name of the button stays the same.',
    'In a frame without the permission the browser copies what is selected; only where that fails a field appears, with the focus and the reason.',
  ],
  content: ['Say what is copied: “Copy the invoice number”. With an icon alone this is its name and tooltip.'],
  guidance: [
    {
      do: {
        says: 'Put it beside the value it copies.',
        shows: <CopyToClipboard look="inline" value="INV-2026-0031" labels={labels} />,
      },
      dont: {
        says: 'Make people select text in a field that cannot be changed.',
        shows: <TextField label="Invoice number" defaultValue="INV-2026-0031" readOnly />,
      },
    },
  ],
}
