import { Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { announce, LiveRegion } from '@memberkit/primitives/live'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Live',
  component: LiveRegion,
  tags: ['no-picture'],
  parameters: {
    docs: {
      description: {
        component: `\`announce(sentence, urgency)\` reads a sentence out without moving the focus: one composed sentence
per action, \`assertive\` for errors only. It speaks from the page's **LiveRegion**, rendered once near the root. Where
there is none, or a modal dialog makes it unreachable, a region is made in place. Nothing happens on import.

**Instead**: what stays to be read is an Alert; what goes by itself is a Toast.`,
      },
    },
  },
})

export const Default = meta.story({
  render: () => (
    <Inline>
      <LiveRegion />
      <Button onPress={() => announce('Your address is saved.')}>Save</Button>
      <Button onPress={() => announce('Your address is not saved. Check the postal code.', 'assertive')}>Fail</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    // A region that another part of the page made earlier may be the one that speaks.
    const said = (urgency: string) =>
      [...document.querySelectorAll(`[aria-live="${urgency}"]`)].map(({ textContent }) => textContent).join(' ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(said('polite')).toContain('Your address is saved.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await waitFor(() => expect(said('assertive')).toContain('Check the postal code.'))
  },
})
