import { CardIcon, PersonIcon } from '@memberkit/primitives/icons'
import { SideNav } from '@memberkit/primitives/side-nav'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './SideNav.docs.tsx'
import { pages } from './pages.tsx'

const meta = preview.meta({
  title: 'Primitives/Navigation/SideNav',
  component: SideNav,
  parameters: { docs: docsOf(docs), containerWidth: 304 },
  args: { label: 'Main', sections: pages, current: '#overview' },
})

export const Default = meta.story()

/** The groups around the current page are unfolded. */
export const WithinAGroup = meta.story({
  args: { current: '#methods' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Payment methods' })).toHaveAttribute('aria-current', 'page')
  },
})

/** Folded, a group stands for the current page within. */
export const Folded = meta.story({
  args: { current: '#methods' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Billing'))
    await expect(canvas.getByText('Payment methods')).not.toBeVisible()
  },
})

/** Through the entries, and into a group that is unfolded. */
export const Keyboard = meta.story({
  args: { current: '#methods' },
  play: async ({ canvas }) => {
    for (let stop = 0; stop < 4; stop++) await userEvent.tab()
    await expect(canvas.getByText('Billing').closest('summary')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Invoices/ })).toHaveFocus()
  },
})

/** Three levels, without icons. */
export const Levels = meta.story({
  args: {
    current: '#rates',
    sections: [
      {
        title: 'Administration',
        items: [
          { label: 'Groups', href: '#groups' },
          {
            label: 'Plans',
            items: [
              { label: 'Offers', href: '#offers' },
              {
                label: 'Prices',
                items: [
                  { label: 'Rates', href: '#rates' },
                  { label: 'Taxes', href: '#taxes' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
})

export const LongFrench = meta.story({
  args: {
    current: '#prelevements',
    sections: [
      {
        title: 'Adhésion et renseignements personnels',
        items: [
          { label: 'Personnes admissibles et bénéficiaires', href: '#personnes', icon: <PersonIcon />, count: 12 },
          {
            label: 'Facturation et paiements',
            icon: <CardIcon />,
            items: [{ label: 'Prélèvements automatiques préautorisés', href: '#prelevements' }],
          },
        ],
      },
    ],
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { current: '#methods' } })

export const Compact = meta.story({ decorators: [compact], args: { current: '#methods' } })
