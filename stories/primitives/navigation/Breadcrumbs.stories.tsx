import { Breadcrumbs } from '@memberkit/primitives/breadcrumbs'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Breadcrumbs.docs.tsx'

const pathOf = (...names: string[]) => names.map((label) => ({ label, href: `#${label}` }))

const meta = preview.meta({
  title: 'Primitives/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { docs: docsOf(docs) },
  args: {
    label: 'Where you are',
    expandLabel: 'Show the whole path',
    path: pathOf('Groups', 'Northwind Example', 'Members'),
    current: 'Ada Example',
  },
})

/** Narrow, the middle is behind a button. */
export const Default = meta.story({ parameters: { pictures: { widths: [360] } } })

export const Shortest = meta.story({ args: { path: pathOf('Invoices'), current: 'INV-2026-0031' } })

/** The button shows the whole path, on as many lines as it needs. */
export const Keyboard = meta.story({
  parameters: { containerWidth: 320 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show the whole path' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Northwind Example' })).toHaveFocus()
  },
})

export const Pointer = meta.story({
  parameters: { containerWidth: 320 },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole path' }))
    await expect(canvas.getByRole('link', { name: 'Northwind Example' })).toBeVisible()
  },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 360 },
  args: {
    label: 'Vous êtes ici',
    expandLabel: 'Afficher le chemin complet',
    path: pathOf('Groupes', 'Coopérative des enseignantes et enseignants', 'Personnes admissibles au régime'),
    current: 'Renseignements personnels et coordonnées',
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })
