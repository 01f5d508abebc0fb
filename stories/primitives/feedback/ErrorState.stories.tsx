import { Button } from '@memberkit/primitives/button'
import { ErrorState } from '@memberkit/primitives/state-panel'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './ErrorState.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/ErrorState',
  component: ErrorState,
  parameters: { docs: docsOf(docs) },
  args: {
    title: 'We couldn’t load your household',
    children: 'Something is wrong on our side. Your cover is not affected.',
    onRetry: fn(),
    retryLabel: 'Try again',
  },
})

export const Default = meta.story({})

const onRetry = fn()

/** Staff unfold the details. */
export const Details = meta.story({
  args: {
    onRetry,
    retryLabel: 'Try again',
    action: <Button>Get help</Button>,
    details: 'Reference 7F3A-1120, 503 at 14:30 UTC',
    detailsLabel: 'Details for support',
  },
  play: async ({ canvas }) => {
    onRetry.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByText('Details for support'))
    await expect(canvas.getByText(/7F3A-1120/)).toBeVisible()
  },
})

export const Retrying = meta.story({
  args: { isRetrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    title: 'Nous n’avons pas pu charger les renseignements de votre foyer',
    children: 'Un problème est survenu de notre côté. Votre protection n’est pas touchée et rien n’a été modifié.',
    retryLabel: 'Réessayer maintenant',
    action: <Button>Communiquer avec le service à la clientèle</Button>,
    details: 'Numéro de référence : 7F3A-1120',
    detailsLabel: 'Renseignements pour le service à la clientèle',
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })
