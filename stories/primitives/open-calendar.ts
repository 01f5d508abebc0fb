import { userEvent, waitFor } from 'storybook/test'

interface Canvas {
  getByRole: (role: 'button', by: { name: RegExp }) => HTMLElement
  findByRole: (role: 'grid', by: undefined, how: { timeout: number }) => Promise<HTMLElement>
}

/** Presses the calendar's button and waits until the focus is in the calendar, whose code is loaded now. */
export function openCalendar(name: RegExp) {
  return async ({ canvas }: { canvas: Canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name }))
    const grid = await canvas.findByRole('grid', undefined, { timeout: 10_000 })
    await waitFor(() => {
      if (!grid.contains(document.activeElement)) throw new Error('The focus is not in the calendar.')
    })
  }
}
