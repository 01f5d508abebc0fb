import { ProductFamilies } from '@memberkit/plans'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { narrow, onOwnPage, over } from './companions.tsx'

const meta = preview.meta({
  title: 'Kits/Plans/ProductFamilies',
  component: ProductFamilies,
  parameters: onOwnPage,
})

/** Families on sale, with chips for the categories of their products. */
export const BrowseFamilies = meta.story({
  tags: ['every-width'],
  ...over('plans/families', { pictures: { ...narrow.pictures, isOfOneBrand: true } }),
  args: { onChoose: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Legal plans' })).toBeVisible()
    await expect(canvas.queryByText('Student plans')).toBeNull()
    await expect(platformOf().calls.entries).toHaveLength(2)
  },
})

export const Filtered = meta.story({
  tags: ['no-picture'],
  ...over('plans/families', { address: '/plans?category=identity,legal' }),
  args: { onChoose: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Legal plan', pressed: true })).toBeVisible()
    await expect(canvas.getByText('2 groups')).toBeVisible()
  },
})

/** One family by its address, with its products. */
export const OpenFamily = meta.story({
  ...over('plans/families', { ...narrow, address: '/plans?family=family-legal' }),
  args: { onChoose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See prices: Legal plan for the family' }))
    await expect(args.onChoose).toHaveBeenCalledWith('product-legal-family', 'family-legal')
  },
})

/** A name that isn’t translated shows in another language, which it names; without any there is the internal one. */
export const MissingTranslation = meta.story({
  ...over('plans/families-untranslated'),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Small business')).toHaveAttribute('lang', 'en-US')
    await expect(canvas.getByText('Associates and their supplies')).toBeVisible()
  },
})

export const Empty = meta.story({
  ...over('plans/families-empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No plans to show' })).toBeVisible()
  },
})

/** The families are usable without their products. */
export const WithoutProducts = meta.story({
  tags: ['no-picture'],
  ...over('plans/families-without-products', { address: '/plans?family=family-legal' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load the plans in this group' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Legal plans' })).toBeVisible()
  },
})

/** A link to a canceled family. */
export const Gone = meta.story({
  tags: ['no-picture'],
  ...over('plans/families-gone', { address: '/plans?family=family-students' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We can’t find these plans' })).toBeVisible()
  },
})

export const Loading = meta.story({
  ...over('plans/families-slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Refused = meta.story({ tags: ['no-picture'], ...over('plans/families-refused') })
export const Denied = meta.story({ tags: ['no-picture'], ...over('plans/families-denied') })
export const Failed = meta.story({
  ...over('plans/families-failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load the plans' })).toBeVisible()
  },
})
export const Offline = meta.story({ tags: ['no-picture'], ...over('plans/families-offline') })

export const French = meta.story({
  tags: ['no-picture'],
  ...over('plans/families'),
  globals: { locale: 'fr-CA' },
  args: { onChoose: fn() },
})
export const PseudoLocale = meta.story({
  tags: ['no-picture'],
  ...over('plans/families'),
  globals: { locale: 'pseudo' },
})
export const RightToLeft = meta.story({
  tags: ['no-picture'],
  ...over('plans/families'),
  globals: { direction: 'rtl' },
})
