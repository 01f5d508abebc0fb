import { PasswordField } from '@memberkit/primitives/password-field'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const passwordLabels = {
  show: 'Show the password',
  hide: 'Hide the password',
  shown: 'Your password is visible.',
  hidden: 'Your password is hidden.',
  capsLock: 'Caps Lock is on.',
}

export const docs: ComponentDocs = {
  purpose: 'Takes a password, known or new, and shows it when asked to.',
  alternatives: [
    { use: 'CodeField', when: 'it is a code that was just sent and is used once.' },
    { use: 'NationalIdField', when: 'it proves who somebody is, and its last digits may be seen.' },
  ],
  anatomy: [
    { part: 'Input', about: 'Hidden until the button is pressed, and again before its form is sent.' },
    { part: 'Button', about: 'Shows and hides what was typed.' },
    { part: 'Caps Lock', about: 'Said under the field while the key is on and the field has the focus.' },
    { part: 'Strength', about: 'A place for a Meter under a new password.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes from the password to the button that shows it.' }],
  accessibility: [
    'Showing, hiding and Caps Lock are read out as they happen.',
    'Say with `autoComplete` whether it is the known password or a new one: managers fill in or make one up accordingly.',
    'Pasting is never prevented, and nothing is corrected or capitalised.',
  ],
  content: [
    'Say what a new password needs before it is typed: “At least 12 characters”.',
    'Do not ask for it twice: it can be seen.',
    'After a wrong one, do not say which of name and password was wrong.',
  ],
  guidance: [
    {
      do: {
        says: 'Say beforehand what is asked for.',
        shows: (
          <PasswordField
            label="New password"
            description="At least 12 characters."
            autoComplete="new-password"
            labels={passwordLabels}
          />
        ),
      },
      dont: {
        says: 'Ask for it twice.',
        shows: <TextField label="Repeat the new password" type="password" />,
      },
    },
  ],
}
