import { Intakes, type IntakesProps } from '@memberkit/resolutions/intakes'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { onOwnPage, over } from './queue-kit.tsx'

const areas: Readonly<Record<string, string>> = { LE: 'Leases', TR: 'Traffic', CO: 'Contracts' }

/** The intakes of a member, whose areas of law the host names. */
function MemberIntakes(props: Partial<IntakesProps>) {
  return (
    <Intakes
      memberId="member-ada"
      onCreate={() => {}}
      onOpen={() => {}}
      areaOfLawName={(code) => areas[code] ?? code}
      {...props}
    />
  )
}

const meta = preview.meta({ title: 'Kits/Resolutions/Intakes', component: MemberIntakes, parameters: onOwnPage })

/** What the member asked for help with; an intake that led to a case says so. */
export const Default = meta.story({
  tags: ['every-width'],
  ...over('resolutions/queue', { pictures: { widths: [360], isOfOneBrand: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A ticket for parking.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'View case RES-101002' })).toBeVisible()
  },
})

export const ReadOnly = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/queue-read-only'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have the permission to create cases.')).toBeVisible()
  },
})

export const Empty = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/queue'),
  args: { memberId: 'member-elise' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No intakes yet' })).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/intakes-failed'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'We couldn’t load the intakes' }, { timeout: 15_000 }),
    ).toBeVisible()
  },
})

export const Loading = meta.story({ tags: ['no-picture'], ...over('resolutions/slow') })

export const Denied = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/denied'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You don’t have access to the intakes' })).toBeVisible()
  },
})

export const NotForMembers = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/member'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not available here' })).toBeVisible()
  },
})
