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
    'Gives a page that people print a header and a footer on paper, and leaves out what can only be pressed: an invoice, a list, the record of a case.',
  alternatives: [
    { use: 'A file to download', when: 'it must look the same for everybody and for years: a contract, a receipt.' },
    { use: 'ScreenOnly', when: 'only one part has no use on paper: it works without a layout, too.' },
  ],
  anatomy: [
    { part: 'Header', about: 'At the top of each page: whose it is, what it is, of which day.' },
    { part: 'Content', about: 'As on the screen, without what can only be pressed.' },
    { part: 'Footer', about: 'At the foot of each page: a legal line, how to reach us.' },
    { part: 'ScreenOnly, PrintOnly', about: 'What has no use on paper, and what only paper needs.' },
  ],
  keyboard: [],
  accessibility: [
    'On the screen it changes nothing: header and footer are neither seen nor read out.',
    'A file that is printed to PDF keeps headings, lists and tables.',
    'Text is dark on white whatever the brand and the scheme.',
  ],
  content: [
    'The header names the person and the day, for paper lies about.',
    'Links are written out in brackets; name the page in words that stand without it.',
    'Page numbers are the browser’s: it prints them, if the reader wants them.',
  ],
  guidance: [
    {
      do: {
        says: 'Say on each sheet whose it is and of which day.',
        shows: (
          <PrintLayout isPreview header="Example Law. Printed for Ada Example on April 8, 2026.">
            {facts}
          </PrintLayout>
        ),
      },
      dont: {
        says: 'Refer to what is not on the paper.',
        shows: (
          <PrintLayout isPreview>
            {facts}
            <Text size="sm">Use the menu above to pay.</Text>
          </PrintLayout>
        ),
      },
    },
  ],
}
