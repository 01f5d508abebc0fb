import { Button } from '@memberkit/primitives/button'
import { IconButton } from '@memberkit/primitives/icon-button'
import { RefreshIcon } from '@memberkit/primitives/icons'
import { Tooltip } from '@memberkit/primitives/tooltip'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A few words about a control, shown on hover and focus.',
  alternatives: [
    { use: 'ContextualHelp', when: 'it takes more than a few words, or a link; ContextualHelp also works by touch.' },
    { use: 'Popover', when: 'it contains controls.' },
    { use: 'Field', when: 'it describes a field: a description stays visible.' },
    { use: 'IconButton', when: 'it only names an icon: IconButton already has a native tooltip.' },
  ],
  anatomy: [
    { part: 'Control', about: 'One button, link or other focusable element.' },
    { part: 'Text', about: 'In the top layer beside the control; rendered on first hover or focus.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the control: shows the text at once. Away from it: hides it.' },
    { keys: 'Escape', does: 'Hides only the text, wherever focus is.' },
    { keys: 'Enter, Space', does: 'Presses the control, which hides the text.' },
  ],
  accessibility: [
    'The text is always the control’s description, not only while visible; with `isLabel`, it is the name instead.',
    'The pointer can move into the text, which then stays.',
    'Touch has no hover: never put anything essential only in a tooltip.',
    'A disabled button can’t be focused, so keyboard users don’t find its tooltip: use `aria-disabled`.',
  ],
  content: ['A few words without a full stop that don’t repeat the control’s label.'],
  guidance: [
    {
      do: {
        caption: 'Add something useful but not essential.',
        example: (
          <Tooltip text="Last refreshed at noon">
            <IconButton label="Refresh" icon={<RefreshIcon />} tone="secondary" />
          </Tooltip>
        ),
      },
      dont: {
        caption: 'Hide what people need to know before they press.',
        example: (
          <Tooltip text="You will be charged $49.90 every month">
            <Button tone="primary">Join</Button>
          </Tooltip>
        ),
      },
    },
  ],
}
