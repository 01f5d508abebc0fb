import { OfflineState } from '@memberkit/primitives/state-panel'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './OfflineState.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/OfflineState',
  component: OfflineState,
  parameters: { docs: docsOf(docs) },
  args: {
    title: 'You are offline',
    children: 'We show your household again as soon as you are connected.',
    onRetry: fn(),
    retryLabel: 'Try again',
  },
})

export const Default = meta.story({})

const onRetry = fn()

/** The browser says that the network is back. */
export const Reconnected = meta.story({
  args: { onRetry, retryLabel: 'Try again' },
  play: async () => {
    onRetry.mockClear()
    // The page may be drawn before it listens.
    await waitFor(() => {
      dispatchEvent(new Event('online'))
      expect(onRetry).toHaveBeenCalledOnce()
    })
  },
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    title: 'Vous n’êtes pas connecté à Internet',
    children: 'Les renseignements de votre foyer s’afficheront dès que la connexion sera rétablie.',
    retryLabel: 'Réessayer maintenant',
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })
