import { Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { IconButton } from '@memberkit/primitives/icon-button'
import { DownloadIcon, ShieldIcon } from '@memberkit/primitives/icons'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'One small set of outline icons in a consistent style, used beside text.',
  alternatives: [
    { use: 'IconButton', when: 'the icon can be pressed: it adds a name and a large enough target.' },
    { use: 'StatusBadge', when: 'it marks a state: each tone has its icon.' },
    { use: 'Image', when: 'it is a picture or a logo.' },
  ],
  anatomy: [
    { part: 'Drawing', about: 'One em large, in the colour of the surrounding text, with one stroke width.' },
    {
      part: 'Name',
      about: 'The purpose or direction: icons named Start or End are mirrored in right-to-left text.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers, because the text beside it has the meaning. For an icon on its own, use an IconButton with a `label`.',
    'Has the text colour, so it follows forced colours.',
  ],
  content: [
    'One icon for one meaning, on all pages.',
    'The icons are Lucide’s, and a test keeps them equal to the package. Each icon is its own module, so only imported icons are shipped.',
    'Add an icon to the file it fits, with a name that says its purpose.',
  ],
  guidance: [
    {
      do: {
        caption: 'Let the text carry the meaning; the icon helps people find it.',
        example: (
          <Button>
            <DownloadIcon />
            Download
          </Button>
        ),
      },
      dont: {
        caption: 'Show an unfamiliar icon without text.',
        example: (
          <Inline>
            <IconButton label="Identity protection" icon={<ShieldIcon />} />
          </Inline>
        ),
      },
    },
  ],
}
