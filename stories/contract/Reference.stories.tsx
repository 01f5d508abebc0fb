import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { services } from './published.ts'
import { ServiceReference } from './ServiceReference.tsx'

const meta = preview.meta({
  title: 'Contract/API reference',
  component: ServiceReference,
  tags: ['no-picture'],
  args: { service: 'invoices' },
  argTypes: { service: { control: 'select', options: services.map(({ name }) => name) } },
})

/** The service is chosen below, under Controls. */
export const Service = meta.story({
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('region', { name: 'payInvoice' })
    await expect(pay).toHaveTextContent('POST /v1/identities/{identityId}/invoices/{invoiceId}/pay')
    await expect(pay).toHaveTextContent('Takes Payment')
    await expect(pay).toHaveTextContent('Answers Invoice')
    const shape = canvas.getByRole('region', { name: 'Invoice' })
    await expect(canvas.getByRole('region', { name: 'InvoiceStatus' })).toHaveTextContent('PARTIALLY_FUNDED')
    await expect(shape).toHaveTextContent('stated')
  },
})
