import { expect, screen, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Concern, Concerns, FirmCase, onOwnPage, over } from './kit.tsx'

const meta = preview.meta({ title: 'Kits/Resolutions/Other readers', parameters: onOwnPage })

/** The law firm sees its conversation with the resolution team, and what is asked of it. */
export const PartnerPendingProvider = meta.story({
  tags: ['every-width'],
  ...over('resolutions/partner', { pictures: { widths: [360], isOfOneBrand: true } }),
  render: () => <FirmCase />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'We’ve taken action' })).toBeVisible()
    await expect((await canvas.findAllByRole('article', { name: /^Note by/ }))[0]).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/internal/i)
  },
})

/** A case of another firm: nothing about it is said. */
export const PartnerOtherFirm = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/partner-other-firm'),
  render: () => <FirmCase />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
    await expect(canvasElement.textContent).not.toContain('Grace')
  },
})

export const PartnerHistoryFailed = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/partner-history-failed'),
  render: () => <FirmCase />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We couldn’t load the history/)).toBeVisible()
  },
})

/** Where a concern stands, in plain words, and what happens next. */
export const MemberPlainStatus = meta.story({
  tags: ['every-width'],
  ...over('resolutions/member', { pictures: { widths: [360], isOfOneBrand: true } }),
  render: () => <Concern />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We’re waiting for the law firm')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Add information' })).toBeVisible()
  },
})

export const MemberConcerns = meta.story({
  ...over('resolutions/member'),
  render: () => <Concerns />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toBeVisible()
  },
})

export const MemberEmpty = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/member-empty'),
  render: () => <Concerns />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No concerns yet')).toBeVisible()
  },
})

export const MemberFailed = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/member-failed'),
  render: () => <Concerns />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const MemberOffline = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/member-offline'),
  render: () => <Concerns />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/offline/i)).toBeVisible()
  },
})

export const GiveFeedback = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/member'),
  render: () => <Concerns />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give feedback' }))
    await expect(await screen.findByRole('textbox', { name: /^Your feedback/ })).toBeVisible()
  },
})
