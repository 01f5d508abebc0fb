import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import './reference.css'
import { operationsOf, services } from './published.ts'
import { ServiceList } from './ServiceList.tsx'

const meta = preview.meta({ title: 'Contract/Services', component: ServiceList, tags: ['no-picture'] })

export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(services.length)
    const invoices = services.find(({ name }) => name === 'invoices')!
    const row = within(canvas.getByRole('row', { name: /^Invoices/ }))
    await expect(row.getByText(String(operationsOf(invoices).length))).toBeVisible()
    await expect(row.getByText('Forgiven')).toBeVisible()
  },
})
