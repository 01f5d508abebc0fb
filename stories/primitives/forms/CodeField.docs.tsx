import { Button } from '@memberkit/primitives/button'
import { CodeField } from '@memberkit/primitives/code-field'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A one-time code that was sent to the person.',
  alternatives: [
    { use: 'PasswordField', when: 'people keep the code and use it again.' },
    { use: 'TextField', when: 'its length is unknown, or more than eight characters.' },
  ],
  anatomy: [
    { part: 'Input', about: 'A single input over the cells, so that pasting and autofill on phones work.' },
    { part: 'Cells', about: 'Draw the characters, left to right in every language.' },
    { part: 'Resend', about: 'A place for alternatives: a new code, or a call.' },
  ],
  keyboard: [
    { keys: '0–9', does: 'Fills the next cell, or replaces the selected character.' },
    { keys: 'Arrow left, Arrow right', does: 'Selects the previous or next character.' },
    { keys: 'Home, End', does: 'Selects the first character, or moves after the last one.' },
    { keys: 'Backspace', does: 'Deletes the selected or the last character.' },
  ],
  accessibility: [
    'One field with one label, not six. The cells are decorative and not read.',
    'Phones can autofill the code from a message (`one-time-code`); pasting ignores spaces and hyphens.',
    'Accepts digits of every script; shows and submits 0 to 9.',
    '`onComplete` is called once for a complete code. Verify it then, but keep a button for people who look for one.',
  ],
  content: [
    'Say how long the code is and where it was sent: “6 digits, sent to the number ending in 0123”.',
    'Say what is wrong with a code: “That code has expired”, and offer another.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say where the code was sent, and offer another.',
        example: (
          <CodeField
            label="Code"
            description="6 digits, sent to the number ending in 0123."
            resend={<Button size="small">Send a new code</Button>}
          />
        ),
      },
      dont: { caption: 'Omit its length and where it was sent.', example: <TextField label="Code" /> },
    },
  ],
}
