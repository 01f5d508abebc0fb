import { Image } from '@memberkit/primitives/image'
import { lake, missing } from '../sample-pictures.ts'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A picture as wide as its container, with its space reserved before it loads, so that nothing shifts.',
  alternatives: [
    { use: 'Avatar', when: 'it shows a person or organisation beside their name.' },
    { use: 'Icons', when: 'it is an icon beside text.' },
    { use: 'Chart', when: 'it shows data: screen readers can’t read a picture of a chart.' },
  ],
  anatomy: [
    { part: 'Frame', about: 'Reserves the space, in the proportions of `ratio`.' },
    { part: 'Picture', about: 'Fills the frame; with `fit="contain"`, it is shown whole.' },
    { part: 'Failed', about: 'An icon and the alternative text, if the picture doesn’t load.' },
  ],
  keyboard: [],
  accessibility: [
    'Requires `alt` or `isDecorative`; omitting both doesn’t compile.',
    'If it doesn’t load, its alternative text is visible and stays its name.',
    'Loads when it comes near the viewport, unless `loading="eager"`.',
  ],
  content: [
    'Write what would replace the picture: “Front of the card, with the number at the lower left”.',
    'Omit “picture of”; screen readers say that it is an image.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say what the picture adds.',
        example: (
          <Image src={missing} ratio="16:9" alt="Front of the card: the member number stands at the lower left." />
        ),
      },
      dont: {
        caption: 'Repeat the file name or the obvious.',
        example: <Image src={lake} ratio="16:9" alt="hero-image-final.jpg" />,
      },
    },
  ],
}
