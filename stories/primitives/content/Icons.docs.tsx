import { Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { IconButton } from '@memberkit/primitives/icon-button'
import { DownloadIcon, ShieldIcon } from '@memberkit/primitives/icons'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'One small set of outlined icons, drawn alike, to stand beside words.',
  alternatives: [
    { use: 'IconButton', when: 'the icon is pressed: it brings a name and a target large enough.' },
    { use: 'StatusBadge', when: 'it marks a state: the tone brings its outline.' },
    { use: 'Image', when: 'it is a picture or a logo.' },
  ],
  anatomy: [
    { part: 'Drawing', about: 'One em large, in the colour of the text around it, with lines of one width.' },
    {
      part: 'Name',
      about: 'What it is for, or where it points along the line: Start and End are mirrored from right to left.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers: the word beside it says it. An icon that stands alone is an IconButton with a `label`.',
    'Drawn in the colour of text, so in forced colours it has that of the system.',
  ],
  content: [
    'One icon for one meaning, and one meaning for one icon, on all pages.',
    'The set is Lucide’s, kept equal to the package by a test; each icon is a module of its own, and only what is imported is shipped.',
    'Add one to the file it fits, under a name that says what it is for.',
  ],
  guidance: [
    {
      do: {
        says: 'Let the word say it. The icon helps to find it.',
        shows: (
          <Button>
            <DownloadIcon />
            Download
          </Button>
        ),
      },
      dont: {
        says: 'Leave an icon that few people know to stand alone.',
        shows: (
          <Inline>
            <IconButton label="Identity protection" icon={<ShieldIcon />} />
          </Inline>
        ),
      },
    },
  ],
}
