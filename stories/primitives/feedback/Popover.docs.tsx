import { Button } from '@memberkit/primitives/button'
import { Popover } from '@memberkit/primitives/popover'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A button that opens a small panel beside it with a few fields or facts, while the page stays usable.',
  alternatives: [
    { use: 'Menu', when: 'it contains only actions.' },
    { use: 'ContextualHelp', when: 'it explains something.' },
    { use: 'Dialog', when: 'people must respond before anything else.' },
    { use: 'Drawer', when: 'there are more than a few fields.' },
    { use: 'Tooltip', when: 'a few words are enough and contain no controls.' },
  ],
  anatomy: [
    { part: 'Button', about: 'Opens and closes the panel. Text, or an icon with a label.' },
    { part: 'Popover', about: 'A non-modal dialog in the top layer, beside its button.' },
    { part: 'Heading', about: 'Its name, if the button’s label isn’t enough.' },
    { part: 'Close button', about: 'In the corner, if it has a label.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button: opens it and focuses its first control, or closes it.' },
    { keys: 'Tab, Shift+Tab', does: 'Moves through it and out of it; leaving closes it.' },
    { keys: 'Escape', does: 'Closes only this popover and returns focus to the button.' },
  ],
  accessibility: [
    'The button says that it opens a dialog and whether it is open.',
    'Without controls, the text itself takes focus, so that it is read; `initialFocus` can request that.',
    'A press outside closes it, so put nothing in it that would be lost.',
  ],
  content: ['The heading is a noun: “Amount”. Below it, at most three fields or a short paragraph.'],
  guidance: [
    {
      do: {
        caption: 'Use it for one or two fields that can be changed quickly.',
        example: (
          <Popover label="Amount">
            <TextField label="At least" inputMode="decimal" prefix="$" />
          </Popover>
        ),
      },
      dont: {
        caption: 'Ask for a decision that people must not miss. Use an AlertDialog.',
        example: (
          <Popover label="Cancel the plan">
            <Button tone="critical">Cancel the plan for good</Button>
          </Popover>
        ),
      },
    },
  ],
}
