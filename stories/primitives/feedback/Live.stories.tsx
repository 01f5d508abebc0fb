import { Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { announce, LiveRegion } from '@memberkit/primitives/live'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { docs } from './Live.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Live',
  component: LiveRegion,
  tags: ['no-picture'],
  parameters: { docs: docsOf(docs) },
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
