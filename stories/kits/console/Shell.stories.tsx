import type { MockPlatform } from '@memberkit/fixtures'
import { makeOfferEnrollable } from '@memberkit/contract/commerce/offers'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { at, Console, hosted, onOwnPage, seesHeading } from './kit.tsx'

/** What belongs to every page: the launcher, the search of the home page, actions on several rows, acting for somebody. */
const meta = preview.meta({
  title: 'Kits/Console/Shell',
  component: Console,
  tags: ['no-picture'],
  args: hosted,
  parameters: onOwnPage,
})

const slowly = { timeout: 30_000 }

export const Launcher = meta.story({
  tags: ['every-width'],
  ...at(''),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('searchbox', { name: /^Search/ }, slowly)).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    const whole = within(canvasElement.ownerDocument.body)
    const typed = await whole.findByRole('combobox', {}, slowly)
    await userEvent.type(typed, 'offer')
    await expect(await whole.findByRole('group', { name: /Pages|Páginas/ }, slowly)).toBeVisible()
  },
})

/** One action on several rows, with a result for each. */
export const BulkRun = meta.story({
  tags: ['every-width'],
  ...at('?service=offers&page=Offer&in=brand~example'),
  play: async ({ canvas, canvasElement }) => {
    // The skeleton of a list has a box for all rows before there are any.
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all$)/ }, slowly)
    for (const box of boxes.slice(0, 3)) await userEvent.click(box)
    await userEvent.click(await canvas.findByRole('button', { name: 'Open offer for enrollment' }, slowly))
    const whole = within(canvasElement.ownerDocument.body)
    const dialog = within(await whole.findByRole('dialog', {}, slowly))
    await userEvent.click(await dialog.findByRole('button', { name: /^Open offer for enrollment/ }, slowly))
    await expect(await dialog.findByText(/ of .*3.* done/, {}, slowly)).toBeVisible()
    await expect(dialog.getAllByRole('row')).toHaveLength(4)
    await expect(platformOf().calls.of(makeOfferEnrollable).length).toBeLessThanOrEqual(3)
  },
})

async function search(canvas: ReturnType<typeof within>, words: string) {
  await userEvent.type(await canvas.findByRole('searchbox', { name: /^Search/ }, slowly), `${words}{Enter}`)
  await seesHeading(canvas, `Results for “${words}”`)
}

/** What every service that can be searched has found, and which can't be. */
export const SearchFound = meta.story({
  ...at(''),
  play: async ({ canvas }) => {
    await search(canvas, 'Ada')
    await expect(canvas.getAllByRole('link', { name: /Ada/ })[0]).toBeVisible()
    await expect(canvas.getByText(/pages can’t be searched for this/)).toBeVisible()
  },
})

export const SearchNothing = meta.story({
  ...at(''),
  play: async ({ canvas }) => {
    await search(canvas, 'nothing-has-this-name')
    await expect(canvas.getByText(/^Nothing matches/)).toBeVisible()
  },
})

/** One service fails: it is named, and what the others have found is there. */
export const SearchFailed = meta.story({
  ...at('', 'console/staff', {
    prepare: (platform: MockPlatform) => void platform.faults.add({ service: 'benefits', kind: 500 }),
  }),
  play: async ({ canvas }) => {
    await search(canvas, 'Ada')
    await expect(canvas.getByText('Couldn’t be searched: Benefits')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /Ada/ })[0]).toBeVisible()
  },
})

/** Staff who act for a member see for whom, on every page. */
export const ActingAs = meta.story({
  ...at('?service=taxes&page=Tax'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Acting as /, {}, slowly)).toBeVisible()
    await seesHeading(canvas, 'Tax rates')
  },
})

/** Where each status leads, and by which action; the current one is marked. */
export const StatusDiagram = meta.story({
  tags: ['every-width'],
  ...at('?service=offers&page=Offer&in=brand~example&id=offer-legal-family-d2c'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByText('Where each status can lead', {}, slowly))
    await expect(canvas.getByText('Leads nowhere')).toBeVisible()
    const marked = [...canvasElement.querySelectorAll('[aria-current="step"]')]
    await expect(marked.map((one) => one.textContent)).toEqual([expect.stringMatching(/^Available for sale/)])
  },
})
