import { Button } from '@memberkit/primitives/button'
import { Popover } from '@memberkit/primitives/popover'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A button that opens something small beside it, a few fields or facts, while the page stays usable.',
  alternatives: [
    { use: 'Menu', when: 'it holds nothing but actions.' },
    { use: 'ContextualHelp', when: 'it explains something.' },
    { use: 'Dialog', when: 'it must be dealt with before anything else.' },
    { use: 'Drawer', when: 'there are more than a few fields.' },
    { use: 'Tooltip', when: 'a few words are enough and nothing in them can be pressed.' },
  ],
  anatomy: [
    { part: 'Button', about: 'Opens and closes it. Text, or an icon with a label.' },
    { part: 'Popover', about: 'A dialog that is not modal, above everything, beside its button.' },
    { part: 'Heading', about: 'Its name, where the label of the button does not say enough.' },
    { part: 'Close button', about: 'In the corner, if it has a name.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button: opens it, with the focus on its first control; or closes it.' },
    { keys: 'Tab, Shift+Tab', does: 'Goes through it and out of it; going elsewhere closes it.' },
    { keys: 'Escape', does: 'Closes it alone and gives the focus back to the button.' },
  ],
  accessibility: [
    'The button says that it opens a dialog and whether it is open.',
    'Text without a control takes the focus itself, so that it is read out; `initialFocus` can ask for that.',
    'A press elsewhere closes it, so put nothing into it that would be lost then.',
  ],
  content: ['The heading is a noun: “Amount”. Below it, at most three fields or a short paragraph.'],
  guidance: [
    {
      do: {
        says: 'Use it for one or two fields that can be changed quickly.',
        shows: (
          <Popover label="Amount">
            <TextField label="At least" inputMode="decimal" prefix="$" />
          </Popover>
        ),
      },
      dont: {
        says: 'Ask in it for a decision that must not be missed. Use an AlertDialog.',
        shows: (
          <Popover label="Cancel the plan">
            <Button tone="critical">Cancel the plan for good</Button>
          </Popover>
        ),
      },
    },
  ],
}
