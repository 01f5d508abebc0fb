import { Button } from '@memberkit/primitives/button'
import { NotFoundState } from '@memberkit/primitives/state-panel'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './NotFoundState.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/NotFoundState',
  component: NotFoundState,
  parameters: { docs: docsOf(docs) },
  args: {
    title: 'Invoice not found',
    children: 'It may have been moved, or the address has a typing error in it.',
    action: <Button>See all invoices</Button>,
  },
})

export const Default = meta.story({})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    title: 'Cette facture est introuvable à l’adresse demandée',
    children: 'Elle a peut-être été déplacée, ou l’adresse comporte une erreur de frappe.',
    action: <Button>Voir toutes les factures</Button>,
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })
