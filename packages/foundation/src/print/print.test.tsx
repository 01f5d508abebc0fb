import { expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { stage } from '../testing/stage.tsx'
import { printDocument, PrintHeader } from './index.ts'

test('the page is titled and reduced to the part while it prints, and as before afterwards', async () => {
  await stage().show(
    <>
      <p>the host</p>
      <section data-testid="part">the part</section>
    </>,
  )
  const title = document.title
  const part = page.getByTestId('part').element()
  const during = vi.fn(() => [document.title, part.matches('html[data-mk-printing] [data-mk-print]')])
  vi.spyOn(window, 'print').mockImplementation(() => {
    during()
    dispatchEvent(new Event('afterprint'))
  })
  await printDocument({ title: 'Invoice 1014', only: part })
  expect(during).toHaveReturnedWith(['Invoice 1014', true])
  expect(document.title).toBe(title)
  expect(document.querySelector('[data-mk-print], [data-mk-printing]')).toBeNull()
})

test('the header says what was filtered and who printed it, on paper only', async () => {
  const { show, platform } = stage()
  await show(<PrintHeader title="Invoices" filters="Status: Paid" />)
  const header = document.querySelector<HTMLElement>('[data-mk-print-header]')!
  await expect.poll(() => header.textContent).toContain(`by ${platform.session.name}`)
  expect(header.textContent).toContain('Shown: Status: Paid')
  expect(getComputedStyle(header).display).toBe('none')
})

test('the time in the header is the time of printing, there before the browser draws the paper', async () => {
  const { show } = stage()
  await show(<PrintHeader title="Invoices" />)
  const header = document.querySelector<HTMLElement>('[data-mk-print-header]')!
  await expect.poll(() => header.textContent).toContain('Printed')
  vi.useFakeTimers({ now: new Date('2040-03-08T12:00:00Z'), toFake: ['Date'] })
  dispatchEvent(new Event('beforeprint'))
  expect(header.textContent).toContain('March 8, 2040')
  vi.useRealTimers()
})

test('on paper there is the part alone, whole, also out of a dialog that scrolls', async () => {
  const tall = { blockSize: 3000 }
  await stage().show(
    <>
      <p>the host</p>
      <dialog open style={{ overflow: 'auto', maxBlockSize: 100 }}>
        <button>beside it</button>
        <section data-testid="part" style={tall}>
          the part
        </section>
      </dialog>
    </>,
  )
  const part = page.getByTestId('part').element()
  vi.spyOn(window, 'print').mockImplementation(() => {})
  const printed = printDocument({ only: part })
  const { send } = cdp() as unknown as { send(method: string, params: object): Promise<void> }
  await send('Emulation.setEmulatedMedia', { media: 'print' })
  const shown = (text: string) => page.getByText(text).element().checkVisibility()
  expect([shown('the part'), shown('the host'), shown('beside it')]).toEqual([true, false, false])
  expect(part.closest('dialog')!.clientHeight).toBeGreaterThanOrEqual(3000)
  await send('Emulation.setEmulatedMedia', { media: '' })
  dispatchEvent(new Event('afterprint'))
  await printed
})
