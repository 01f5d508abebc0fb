import { InvoiceList } from '@memberkit/invoices'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'

const meta = preview.meta({
  title: 'Kits/Invoices/InvoiceList',
  component: InvoiceList,
  render: (args) => <InvoiceList {...args} identityId={platformOf().member.identityId} />,
  args: { identityId: '' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

export const MemberMixedHistory = meta.story({ parameters: { scenario: 'invoices/member-mixed-history' } })
export const PastDueBanner = meta.story({ parameters: { scenario: 'invoices/past-due' } })
export const FirstUseEmpty = meta.story({ parameters: { scenario: 'invoices/empty' } })
