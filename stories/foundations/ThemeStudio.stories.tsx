import { expect, spyOn, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { over } from '../kits/invoices/kit.tsx'
import { ThemeStudio } from './ThemeStudio.tsx'

const meta = preview.meta({
  title: 'Foundations/Theme studio',
  component: ThemeStudio,
  // What is in the panes is pictured where it belongs.
  tags: ['!autodocs', 'no-picture'],
  ...over('invoices/past-due', { docs: { story: { inline: false, height: '800px' } } }),
})

type Canvas = ReturnType<typeof within>

async function enter(canvas: Canvas, name: string, value: string) {
  const field = canvas.getByRole('spinbutton', { name })
  await userEvent.clear(field)
  await userEvent.type(field, value)
}

const paneOf = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }))
const show = (canvas: Canvas, tab: string | RegExp) => userEvent.click(canvas.getByRole('tab', { name: tab }))

/** A few numbers on the one side, what follows from them on the other. */
export const Studio = meta.story()

/** Another hue, and the button has it at once, and so have the files. */
export const AnotherHue = meta.story({
  play: async ({ canvas }) => {
    const [light, dark] = ['Buttons, light', 'Buttons, dark'].map((name) =>
      paneOf(canvas, name).getByRole('button', { name: 'Pay $49.90' }),
    )
    const ground = (button: Element) => getComputedStyle(button).backgroundColor
    const before = [ground(light!), ground(dark!)]
    await expect(before[0]).toBe('oklch(0.42 0.165 273)')
    await enter(canvas, 'Accent hue', '20')
    await expect(ground(light!)).toBe('oklch(0.42 0.165 20)')
    await expect(ground(dark!)).not.toBe(before[1])

    await show(canvas, 'Export')
    const sheet = canvas.getByRole('region', { name: 'legal.css' })
    await expect(sheet).toHaveTextContent('--mk-light-accent: oklch(0.42 0.165 20);')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'File' }), 'legal.light.tokens.json')
    const file = canvas.getByRole('region', { name: 'legal.light.tokens.json' })
    const { mk } = JSON.parse(file.textContent)
    await expect(mk.color.accent.$value.components).toEqual([0.42, 0.165, 20])

    const given = spyOn(URL, 'createObjectURL').mockReturnValue('#legal.light.tokens.json')
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(await (given.mock.lastCall![0] as Blob).text()).toBe(file.textContent)
    given.mockRestore()
  },
})

/** What falls short is counted at once, and listed. */
export const FallsShort = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0 of \d+ pairs short of contrast/)).toBeVisible()
    await enter(canvas, 'Accent lightness', '0.75')
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    const listed = within(canvas.getByRole('table', { name: 'Pairs that fall short' }))
    await expect(listed.getByRole('row', { name: /^onAccent on accent light/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(canvas.getByText('Every pair reaches its contrast')).toBeVisible()
    await expect(canvas.queryByRole('table', { name: 'Pairs that fall short' })).toBeNull()
  },
})

/** A chroma that sRGB does not have. */
export const OutsideOfScreens = meta.story({
  play: async ({ canvas }) => {
    await enter(canvas, 'Accent chroma', '0.25')
    await show(canvas, /^Contrast/)
    await expect(canvas.getByText('Not every screen can show these colours')).toBeVisible()
  },
})

/** The list of invoices and a payment, over the same platform as their own stories. */
export const Kits = meta.story({
  // Two copies of a kit have landmarks of the same names; no host would show both schemes at once.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Corners' }), 'Square')
    await show(canvas, 'Kits')
    for (const scheme of ['light', 'dark']) {
      const form = paneOf(canvas, `Pay form, ${scheme}`)
      await expect(await form.findByRole('radio', { name: /Visa ending in/ })).toBeChecked()
      await expect(getComputedStyle(form.getByRole('button', { name: 'Review payment' })).borderStartStartRadius).toBe(
        '0px',
      )
      await expect(await paneOf(canvas, `Invoices, ${scheme}`).findByRole('table', { name: 'Invoices' })).toBeVisible()
    }
  },
})
