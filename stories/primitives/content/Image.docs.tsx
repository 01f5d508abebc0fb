import { Image } from '@memberkit/primitives/image'
import { lake, missing } from '../sample-pictures.ts'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A picture as wide as its place, in room that is kept before it loads, so that nothing moves when it comes.',
  alternatives: [
    { use: 'Avatar', when: 'it marks a person or an organisation beside their name.' },
    { use: 'Icons', when: 'it is an icon beside a word.' },
    { use: 'Chart', when: 'it shows figures: a picture of a chart cannot be read out.' },
  ],
  anatomy: [
    { part: 'Frame', about: 'Keeps the room, in the proportions of `ratio`.' },
    { part: 'Picture', about: 'Fills the frame or, with `fit="contain"`, is shown whole.' },
    { part: 'Failed', about: 'An icon and the words of the picture, where it does not load.' },
  ],
  keyboard: [],
  accessibility: [
    'Either `alt` or `isDecorative`: a picture that says neither does not compile.',
    'Where it does not load, its words are shown to everybody and stay its name.',
    'It loads when it comes near, unless `loading="eager"`.',
  ],
  content: [
    'Write what would stand there if there were no picture: “Front of the card, with the number at the lower left”.',
    'Leave out “picture of”; screen readers say that it is one.',
  ],
  guidance: [
    {
      do: {
        says: 'Say what the picture adds.',
        shows: (
          <Image src={missing} ratio="16:9" alt="Front of the card: the member number stands at the lower left." />
        ),
      },
      dont: {
        says: 'Name the file or the obvious.',
        shows: <Image src={lake} ratio="16:9" alt="hero-image-final.jpg" />,
      },
    },
  ],
}
