import { Facts } from '@memberkit/primitives/facts'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Says a few short facts on one muted line below a name: “Expires 03/2027 · Used by 2 plans”.',
  alternatives: [
    { use: 'KeyValue', when: 'people need names for the facts to understand them.' },
    { use: 'NameList', when: 'they are names of one kind: “Ada, Bo and 3 more”.' },
    { use: 'TagGroup', when: 'people remove or choose them.' },
  ],
  anatomy: [
    { part: 'Fact', about: 'A word or two: text, a date, an amount. A long one wraps within its own lines.' },
    { part: 'Dot', about: 'Between two facts on the same line. No line begins or ends with it.' },
  ],
  keyboard: [],
  accessibility: ['Screen readers pause at the dots, which are drawn: a copy of the line has spaces in their place.'],
  content: [
    'Pass what may be missing as it is: empty facts are left out, with their dots.',
    'Size and colour are those of the text around it.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say facts that are understood by themselves.',
        example: <Facts items={['Expires 03/2027', 'Used by 2 plans']} />,
      },
      dont: {
        caption: 'Join sentences.',
        example: <Facts items={['This card expires in March 2027.', 'Two of your plans are paid with it.']} />,
      },
    },
  ],
}
