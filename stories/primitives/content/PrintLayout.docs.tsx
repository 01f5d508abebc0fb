import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { PrintLayout } from '@memberkit/primitives/print-layout'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const facts = (
  <KeyValue>
    <KeyValueItem label="Invoice">INV-2026-0031</KeyValueItem>
    <KeyValueItem label="Paid">April 7, 2026</KeyValueItem>
  </KeyValue>
)

export const docs: ComponentDocs = {
  purpose:
    'Adds a printed header and footer to a page and hides its controls on paper: an invoice, a list, a case record.',
  alternatives: [
    { use: 'A file to download', when: 'it must look identical everywhere and for years: a contract, a receipt.' },
    { use: 'ScreenOnly', when: 'only one part shouldn’t print: it works without a layout, too.' },
  ],
  anatomy: [
    { part: 'Header', about: 'At the top of each page: whose it is, what it is, and its date.' },
    { part: 'Content', about: 'As on screen, without controls.' },
    { part: 'Footer', about: 'At the foot of each page: a legal line, contact details.' },
    { part: 'ScreenOnly, PrintOnly', about: 'What only screens need, and what only paper needs.' },
  ],
  keyboard: [],
  accessibility: [
    'Changes nothing on screen: header and footer are neither visible nor announced.',
    'A PDF made by printing keeps headings, lists and tables.',
    'Text is dark on white in every brand and scheme.',
  ],
  content: [
    'The header names the person and the date, because paper gets left lying around.',
    'Links print their address in brackets; their text must make sense without it.',
    'The browser prints page numbers, if the reader wants them.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say on each sheet whose it is and its date.',
        example: (
          <PrintLayout isPreview header="Example Law. Printed for Ada Example on April 8, 2026.">
            {facts}
          </PrintLayout>
        ),
      },
      dont: {
        caption: 'Refer to something that isn’t on the paper.',
        example: (
          <PrintLayout isPreview>
            {facts}
            <Text size="sm">Use the menu above to pay.</Text>
          </PrintLayout>
        ),
      },
    },
  ],
}
