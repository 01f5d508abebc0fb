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
  purpose: 'A current or new password, which can be shown.',
  alternatives: [
    { use: 'CodeField', when: 'it is a one-time code.' },
    { use: 'NationalIdField', when: 'it is an identity number whose last digits may be visible.' },
  ],
  anatomy: [
    { part: 'Input', about: 'Hidden until the button is pressed, and again before its form is submitted.' },
    { part: 'Button', about: 'Shows and hides the password.' },
    { part: 'Caps Lock', about: 'Shown under the field while Caps Lock is on and the field has focus.' },
    { part: 'Strength', about: 'A place for a Meter under a new password.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves from the password to the show button.' }],
  accessibility: [
    'Showing, hiding and Caps Lock are announced.',
    'Set `autoComplete` to current or new password, so that password managers fill in or generate one.',
    'Pasting always works; nothing is corrected or capitalised.',
  ],
  content: [
    'State the requirements of a new password beforehand: “At least 12 characters”.',
    'Don’t ask for it twice: people can show it.',
    'If sign-in fails, don’t say whether the name or the password was wrong.',
  ],
  guidance: [
    {
      do: {
        caption: 'State the requirements beforehand.',
        example: (
          <PasswordField
            label="New password"
            description="At least 12 characters."
            autoComplete="new-password"
            labels={passwordLabels}
          />
        ),
      },
      dont: {
        caption: 'Ask for it twice.',
        example: <TextField label="Repeat the new password" type="password" />,
      },
    },
  ],
}
