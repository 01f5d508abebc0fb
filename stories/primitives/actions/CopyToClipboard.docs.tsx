import { CopyToClipboard } from '@memberkit/primitives/copy-to-clipboard'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const labels = {
  copy: 'Copy the invoice number',
  copied: 'Copied',
  failed: 'Not copied. Press Ctrl+C to copy what is selected.',
}

export const docs: ComponentDocs = {
  purpose: 'Copies exact text for use elsewhere: a number, an address, a link.',
  alternatives: [
    { use: 'Menu', when: 'copying is one of several actions on the same object.' },
    { use: 'TextField', when: 'the text is also edited.' },
  ],
  anatomy: [
    { part: 'Value', about: 'With `appearance="inline"`: the text before the button.' },
    { part: 'Button', about: 'Text, or an icon only.' },
    { part: 'Copied state', about: 'A check mark and a word for a moment, without changing the width.' },
    { part: 'Field', about: 'Only if the browser refuses: contains the text, selected, for manual copying.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Copies; focus stays on the button.' },
    { keys: 'Ctrl+C', does: 'In the field: copies the selected text and returns focus to the button.' },
    { keys: 'Escape', does: 'In the field: closes it and returns focus to the button.' },
  ],
  accessibility: [
    '“Copied” is announced; the button keeps its name.',
    'In a frame without clipboard permission, it copies through the selection. If that fails, too, a focused field appears with the reason.',
  ],
  content: ['Name what is copied: “Copy the invoice number”. For an icon, this is its name and tooltip.'],
  guidance: [
    {
      do: {
        caption: 'Place it beside the value it copies.',
        example: <CopyToClipboard appearance="inline" value="INV-2026-0031" labels={labels} />,
      },
      dont: {
        caption: 'Make people select text in a read-only field.',
        example: <TextField label="Invoice number" defaultValue="INV-2026-0031" readOnly />,
      },
    },
  ],
}
