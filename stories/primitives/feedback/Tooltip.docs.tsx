import { Button } from '@memberkit/primitives/button'
import { IconButton } from '@memberkit/primitives/icon-button'
import { RefreshIcon } from '@memberkit/primitives/icons'
import { Tooltip } from '@memberkit/primitives/tooltip'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A few words about a control, while the pointer rests on it or it has the focus.',
  alternatives: [
    { use: 'ContextualHelp', when: 'there is more to say than a few words, or a link: it works by touch, too.' },
    { use: 'Popover', when: 'something in it is to be pressed.' },
    { use: 'Field', when: 'it is about a field: its description stays in sight.' },
    { use: 'IconButton', when: 'the name of an icon is all there is to say: it has a tooltip of the browser already.' },
  ],
  anatomy: [
    { part: 'Control', about: 'One button, link or other element that takes the focus.' },
    { part: 'Text', about: 'Above everything on the page, beside the control; rendered at the first intent only.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the control: shows the text at once. Away from it: hides it.' },
    { keys: 'Escape', does: 'Hides the text and nothing else, wherever the focus is.' },
    { keys: 'Enter, Space', does: 'Presses the control, which hides the text.' },
  ],
  accessibility: [
    'The text is the description of the control, from the start and not only while it is seen; with `isLabel` it is the name instead.',
    'The pointer may go into the text, which stays while it is there.',
    'Fingers do not point: put nothing that people must know into a tooltip alone.',
    'A disabled button takes no focus, so its tooltip is not found by keyboard: use `aria-disabled`.',
  ],
  content: ['A few words without a full stop. Not what the control says already.'],
  guidance: [
    {
      do: {
        says: 'Add what is useful, but not needed.',
        shows: (
          <Tooltip text="Last refreshed at noon">
            <IconButton label="Refresh" icon={<RefreshIcon />} tone="secondary" />
          </Tooltip>
        ),
      },
      dont: {
        says: 'Hide what people need before they press.',
        shows: (
          <Tooltip text="You will be charged $49.90 every month">
            <Button tone="primary">Join</Button>
          </Tooltip>
        ),
      },
    },
  ],
}
