import { Switch } from '@memberkit/primitives/switch'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Turns one thing on or off, from this moment on.',
  alternatives: [
    { use: 'Checkbox', when: 'it is an answer in a form and takes effect when that is sent.' },
    { use: 'ToggleButton', when: 'it changes what is shown here and now, in a toolbar.' },
    { use: 'RadioGroup', when: 'the other choice is more than “off” and deserves its name.' },
  ],
  anatomy: [
    { part: 'Track', about: 'A native checkbox with the role of a switch.' },
    { part: 'Label', about: 'Beside it, and part of the target.' },
    { part: 'Description', about: 'What it does while it is on.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Turns it on or off.' }],
  accessibility: [
    'While it is being saved (`isPending`) it keeps the focus, takes no press and says `pendingLabel`.',
    'On and off differ by place, not by colour alone, also in forced colours.',
    'Where saving fails, turn it back and say so: a switch shows what holds.',
  ],
  content: [
    'The label names the thing, not the act: “Text alerts”, not “Turn on text alerts”.',
    'It does not change with the state: “on” and “off” are read out by themselves.',
  ],
  guidance: [
    {
      do: { says: 'Use it for what takes effect at once.', shows: <Switch label="Text alerts" isDefaultChecked /> },
      dont: { says: 'Use it for an answer that has to be sent.', shows: <Switch label="I have read the terms" /> },
    },
    {
      do: { says: 'Name the thing.', shows: <Switch label="Text alerts" isDefaultChecked /> },
      dont: {
        says: 'Change the label with the state.',
        shows: <Switch label="Turn text alerts off" isDefaultChecked />,
      },
    },
  ],
}
