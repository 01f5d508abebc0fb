import { NewKitList, type NewKitListProps } from '@memberkit/new-kit'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'

/** The kit as a host mounts it, for the person of the scenario. */
function Kit(props: Omit<NewKitListProps, 'identityId'>) {
  return <NewKitList {...props} identityId={platformOf().subject.identityId} />
}

const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, ...more },
})

const meta = preview.meta({
  title: 'Kits/New kit/NewKitList',
  component: Kit,
  // In the docs, each story needs its own page, or all would share one mock platform.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
})

export const Default = meta.story({
  tags: ['every-width'],
  ...over('new-kit/usual', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'New kit' })).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(1)
  },
})

export const Staff = meta.story({ ...over('new-kit/staff'), tags: ['every-width'] })

export const Loading = meta.story({
  ...over('new-kit/slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Empty = meta.story({
  ...over('new-kit/empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  },
})

/** One press is enough once the platform responds. */
export const Recovers = meta.story({
  ...over('new-kit/failed'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('table', { name: 'New kit' })).toBeVisible()
  },
})

/** Group administrators have no such calls, so none is sent. */
export const GroupRealmUnavailable = meta.story({
  ...over('new-kit/group-realm'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(0)
  },
})

export const Failed = meta.story(over('new-kit/failed'))
export const Refused = meta.story(over('new-kit/refused'))
export const SignedOut = meta.story(over('new-kit/signed-out'))
export const Denied = meta.story(over('new-kit/denied'))
export const TooManyRequests = meta.story(over('new-kit/too-many-requests'))
export const Offline = meta.story(over('new-kit/offline'))
export const UnknownValues = meta.story(over('new-kit/unknown-values'))
export const French = meta.story({ ...over('new-kit/usual'), globals: { locale: 'fr-CA' } })
export const PseudoLocale = meta.story({ ...over('new-kit/usual'), globals: { locale: 'pseudo' } })
export const RightToLeft = meta.story({ ...over('new-kit/usual'), globals: { direction: 'rtl' } })
