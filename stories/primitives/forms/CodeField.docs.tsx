import { Button } from '@memberkit/primitives/button'
import { CodeField } from '@memberkit/primitives/code-field'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Takes a code that was sent to somebody and is used once.',
  alternatives: [
    { use: 'PasswordField', when: 'the code is kept and used again.' },
    { use: 'TextField', when: 'its length is not known, or it is longer than eight characters.' },
  ],
  anatomy: [
    { part: 'Input', about: 'One, so that pasting and what a telephone fills in work. It lies over the cells.' },
    { part: 'Cells', about: 'Draw what is in it, from left to right in every language.' },
    { part: 'Resend', about: 'A place for other ways: a new code, or a call.' },
  ],
  keyboard: [
    { keys: '0–9', does: 'Fills the next cell, or takes the place of the character that is chosen.' },
    { keys: 'Arrow left, Arrow right', does: 'Chooses the character before or after.' },
    { keys: 'Home, End', does: 'Chooses the first character, or goes behind the last one.' },
    { keys: 'Backspace', does: 'Takes the chosen or the last character away.' },
  ],
  accessibility: [
    'One field with one label, not six. The cells are only drawn, and not read out.',
    'It asks telephones for the code of a message (`one-time-code`), and leaves out spaces and hyphens when a code is pasted.',
    'Digits of every script are taken, and shown and posted as 0 to 9.',
    '`onComplete` is called once for a complete code. Check it then, but keep a button for people who look for one.',
  ],
  content: [
    'Say how long the code is and where it went: “6 digits, sent to the number ending in 0123”.',
    'Say what happened to a code: “That code has expired”, and offer another.',
  ],
  guidance: [
    {
      do: {
        says: 'Say where the code went, and offer another.',
        shows: (
          <CodeField
            label="Code"
            description="6 digits, sent to the number ending in 0123."
            resend={<Button size="small">Send a new code</Button>}
          />
        ),
      },
      dont: { says: 'Leave open how long it is and where it was sent.', shows: <TextField label="Code" /> },
    },
  ],
}
