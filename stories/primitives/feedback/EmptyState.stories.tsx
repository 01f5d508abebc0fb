import { Grid } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { SearchIcon } from '@memberkit/primitives/icons'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './EmptyState.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/EmptyState',
  component: EmptyState,
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story({
  args: {
    title: 'Nobody here yet',
    children: 'Add the people in your household who should be covered.',
    action: <Button tone="primary">Add a person</Button>,
  },
})

export const Kinds = meta.story({
  render: () => (
    <Grid columns={2} columnSize="lg">
      <Card>
        <EmptyState kind="first-use" title="Nobody here yet" action={<Button tone="primary">Add a person</Button>}>
          Add the people in your household who should be covered.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState kind="filtered" title="No matches" action={<Button>Clear filters</Button>}>
          No one in your household is both under 18 and covered.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState kind="missing" title="Person not found" action={<Button>See the household</Button>}>
          They may have been removed, or have a plan of their own now.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState kind="denied" title="You can’t see this household" action={<Button>Go back</Button>}>
          Only the person who holds the plan can. Ask them if you need something from here.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          kind="failed"
          title="We couldn’t load your household"
          action={<Button>Try again</Button>}
          details="Reference 7F3A-1120"
        >
          Something is wrong on our side. Your cover is not affected.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState kind="offline" title="You are offline" action={<Button>Try again</Button>}>
          We show your household again as soon as you are connected.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState icon={SearchIcon} title="An icon of its own" />
      </Card>
    </Grid>
  ),
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    kind: 'failed',
    title: 'Nous n’avons pas pu charger les renseignements de votre foyer',
    children: 'Un problème est survenu de notre côté. Votre protection n’est pas touchée et rien n’a été modifié.',
    action: <Button>Réessayer maintenant</Button>,
    details: 'Numéro de référence : 7F3A-1120',
  },
})

/** In the place of a page or a panel. */
export const Large = meta.story({
  args: {
    size: 'large',
    title: 'Nobody here yet',
    children: 'Add the people in your household who should be covered.',
    action: <Button tone="primary">Add a person</Button>,
  },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  args: {
    kind: 'filtered',
    title: 'No matches',
    children: 'No one in your household is both under 18 and covered.',
    action: <Button>Clear filters</Button>,
  },
})
