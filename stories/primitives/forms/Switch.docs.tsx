import { Switch } from '@memberkit/primitives/switch'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Turns one setting on or off with immediate effect.',
  alternatives: [
    { use: 'Checkbox', when: 'it is an answer in a form and applies on submit.' },
    { use: 'ToggleButton', when: 'it changes the current view, in a toolbar.' },
    { use: 'RadioGroup', when: 'the other option is more than “off” and deserves a name.' },
  ],
  anatomy: [
    { part: 'Track', about: 'A native checkbox with the role `switch`.' },
    { part: 'Label', about: 'Beside it, and part of the target.' },
    { part: 'Description', about: 'What it does while on.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Switches it on or off.' }],
  accessibility: [
    'While saving (`isPending`), it keeps focus, ignores presses and says `pendingLabel`.',
    'On and off differ by position, not by colour alone, also in forced colours.',
    'If saving fails, switch it back and say so: a switch shows the actual state.',
  ],
  content: [
    'The label names the setting, not the action: “Text alerts”, not “Turn on text alerts”.',
    'Keep the label in both states: screen readers say “on” and “off”.',
  ],
  guidance: [
    {
      do: { caption: 'Use it for immediate effect.', example: <Switch label="Text alerts" isDefaultChecked /> },
      dont: { caption: 'Use it for an answer that is submitted.', example: <Switch label="I have read the terms" /> },
    },
    {
      do: { caption: 'Name the setting.', example: <Switch label="Text alerts" isDefaultChecked /> },
      dont: {
        caption: 'Change the label with the state.',
        example: <Switch label="Turn text alerts off" isDefaultChecked />,
      },
    },
  ],
}
