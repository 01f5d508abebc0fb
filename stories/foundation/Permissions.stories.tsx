import { KitBoundary, MemberkitProvider, useMemberkit } from '@memberkit/foundation'
import { ActingAsBanner } from '@memberkit/foundation/acting-as'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { Denied, RealmMismatch, UnavailableHere } from '@memberkit/foundation/permission'
import { LinkButton } from '@memberkit/primitives/button'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { onOwnPage, over } from './over.ts'

const meta = preview.meta({
  title: 'Foundation/Permissions',
  component: Denied,
  subcomponents: { UnavailableHere, RealmMismatch, ActingAsBanner },
  parameters: { ...over('invoices/staff').parameters, ...onOwnPage },
  decorators: [
    (Story) => (
      <KitBoundary kit="invoices">
        <Story />
      </KitBoundary>
    ),
  ],
})

/** Says nothing of whether the thing exists. */
export const Default = meta.story({ args: { backLink: <LinkButton href="#billing">Back to billing</LinkButton> } })

/** The calls of a kit do not exist for this realm. */
export const NotAvailableHere = meta.story({ render: () => <UnavailableHere /> })

function OtherRealm() {
  const { client, session, locale } = useMemberkit()
  return (
    <MemberkitProvider
      client={{ ...client, realm: 'User' }}
      session={session && { ...session, subType: 'Internal' }}
      locale={locale}
      messages={enUS}
      login={{ Internal: { login: 'https://login.example.com', signUp: '', logout: '' } }}
    >
      <RealmMismatch />
    </MemberkitProvider>
  )
}

/** Signed in to another part of the service: a link to the right login and back, never a redirect by itself. */
export const OtherRealmSession = meta.story({
  render: () => <OtherRealm />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', expect.stringContaining('realm=Internal'))
  },
})

/** There as long as staff act in someone's account. */
export const ActingAs = meta.story({ render: () => <ActingAsBanner onEnd={fn()} /> })
