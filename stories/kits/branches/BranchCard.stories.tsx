import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Card, onOwnPage, over } from './kit.tsx'

const meta = preview.meta({ title: 'Kits/Branches/BranchCard', component: Card, parameters: onOwnPage })

/** What a member sees: nothing internal. */
export const Member = meta.story({
  tags: ['every-width'],
  ...over('branches/member', { pictures: { widths: [360] } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Example & Sample, Ohio' })).toBeVisible()
    // She reads it on another clock.
    await expect(await canvas.findByText(/^Today 8:30\sAM\s– 5:30\sPM Eastern time$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '(202) 555-0110' })).toHaveAttribute('href', 'tel:+12025550110')
    // The number of the button is in the list on paper alone.
    await expect(canvas.getByRole('link', { name: 'Call (800) 555-0111' })).toBeVisible()
    await expect(canvas.getByText('(800) 555-0111')).not.toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/555-0113|555-0114|management/)
  },
})

/** A member in Québec reads an office in Ontario in French. */
export const French = meta.story({
  tags: ['no-picture'],
  ...over('branches/member-quebec'),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Placeholder Law, Ontario' })).toBeVisible()
    await userEvent.click(canvas.getByText('Heures d’ouverture'))
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  ...over('branches/slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Recovers = meta.story({
  tags: ['no-picture'],
  ...over('branches/failed'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('heading', { name: 'Example & Sample, Ohio' })).toBeVisible()
  },
})

export const Gone = meta.story({ tags: ['no-picture'], ...over('branches/gone') })
export const Offline = meta.story({ tags: ['no-picture'], ...over('branches/offline') })
export const LongContent = meta.story({ tags: ['no-picture', 'every-width'], ...over('branches/long-names') })
