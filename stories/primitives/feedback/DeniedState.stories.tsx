import { Button } from '@memberkit/primitives/button'
import { DeniedState } from '@memberkit/primitives/state-panel'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './DeniedState.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/DeniedState',
  component: DeniedState,
  parameters: { docs: docsOf(docs) },
  args: {
    title: 'You can’t see this household',
    children: 'Only the person who holds the plan can. Ask them if you need something from here.',
    action: <Button>Go to your plan</Button>,
  },
})

export const Default = meta.story({})

/** Members see no codes; staff may unfold them. */
export const Details = meta.story({
  args: { details: 'Needs the role “group administrator”.', detailsLabel: 'Why' },
  play: async ({ canvas }) => {
    const details = canvas.getByText(/group administrator/)
    await expect(details).not.toBeVisible()
    await userEvent.click(canvas.getByText('Why'))
    await expect(details).toBeVisible()
  },
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    title: 'Vous n’avez pas accès aux renseignements de ce foyer',
    children: 'Seule la personne titulaire du régime de protection juridique peut les consulter.',
    action: <Button>Retourner à votre régime</Button>,
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })
