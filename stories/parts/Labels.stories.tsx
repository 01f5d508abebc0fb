import { EntitlementStatus } from '@memberkit/contract/commerce/entitlements'
import { entitlementStatusTones } from '@memberkit/contract/labels/tones'
import { StatusText } from '@memberkit/foundation/status'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import { Inline } from '@memberkit/primitives/box'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { docsOf } from '../blocks/ComponentPage.tsx'
import { onOwnPage, over } from '../foundation/over.ts'
import { labels as docs } from './parts.docs.ts'
import { InLocales, loadLocales } from './in-locales.tsx'

const looks = { enumeration: 'EntitlementStatus', tones: entitlementStatusTones } as const

interface StatusesProps {
  /** Values of `EntitlementStatus`, known or not. */
  values: readonly string[]
}

/** Each value with its label and tone from the contract. */
function Statuses({ values }: StatusesProps) {
  const shown = useLooks(looks)
  return (
    <Inline>
      {values.map((value) => (
        <StatusText key={value} field="entitlement.status" value={value} looks={shown} />
      ))}
    </Inline>
  )
}

function Relation({ value }: { value: string }) {
  return <span>{useLabel('PermissionType')(value)}</span>
}

const meta = preview.meta({
  title: 'Parts/Labels',
  component: Statuses,
  args: { values: EntitlementStatus.options },
  parameters: { ...over('entitlements/staff').parameters, docs: { ...onOwnPage.docs, ...docsOf(docs) } },
})

export const Default = meta.story()

/** A value that nobody knew yet is written in readable letters, in the neutral tone. */
export const UnknownValue = meta.story({
  args: { values: ['ACTIVE', 'ON_HOLD_BY_PARTNER'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On hold by partner')).toBeVisible()
  },
})

export const FourLocales = meta.story({
  loaders: [loadLocales],
  render: (args) => (
    <InLocales>
      <Statuses {...args} />
      <Relation value="DEPENDENT" />
    </InLocales>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cancelled')).length).toBe(1)
  },
})
