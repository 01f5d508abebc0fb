import { expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { stage } from '@memberkit/testing/stage'
import { Button, LinkButton } from '@memberkit/primitives/button'
import { Table } from '@memberkit/primitives/table'
import { defineMessages, lazyMessages, messageNamespace } from '../messages/index.ts'
import { useMessages } from '../messages/useMessages.ts'
import { KitBoundary } from '../index.ts'
import { printedControls, emulatePrint, printedText } from '@memberkit/testing/print'
import { printDocument, PrintHeader, SecondLanguage } from './index.ts'

test('printing sets the document title and isolates the part, and restores both afterwards', async () => {
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

test('the print header lists filters and the person who printed, and is hidden on screen', async () => {
  const { show, platform } = stage()
  await show(<PrintHeader title="Invoices" filters="Status: Paid" />)
  const header = document.querySelector<HTMLElement>('[data-mk-print-header]')!
  await expect.poll(() => header.textContent).toContain(`by ${platform.session.name}`)
  expect(header.textContent).toContain('Shown: Status: Paid')
  expect(getComputedStyle(header).display).toBe('none')
})

test('the print header shows the time of printing, set before the browser lays out the page', async () => {
  const { show } = stage()
  await show(<PrintHeader title="Invoices" />)
  const header = document.querySelector<HTMLElement>('[data-mk-print-header]')!
  await expect.poll(() => header.textContent).toContain('Printed')
  vi.useFakeTimers({ now: new Date('2040-03-08T12:00:00Z'), toFake: ['Date'] })
  dispatchEvent(new Event('beforeprint'))
  expect(header.textContent).toContain('March\u00a08,\u00a02040')
  vi.useRealTimers()
})

test('only the part is printed, in full, even from a scrolling dialog', async () => {
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

test('printed kits have no controls, but keep row and column headers', async () => {
  const columns = [
    { id: 'plan', header: 'Plan', isSortable: true, cell: ({ plan }: { plan: string }) => plan },
    { id: 'amount', header: 'Amount', cell: () => '$49.90' },
  ]
  const table = { caption: 'Plans', columns, rows: [{ plan: 'Family' }], getRowId: () => '1' }
  await stage().show(
    <KitBoundary kit="plans">
      <Button>Pay</Button>
      <LinkButton href="/plans">Plans</LinkButton>
      <Table {...table} isCaptionHidden onRowAction={() => {}} onSortChange={() => {}} />
      <details>
        <summary>Details</summary>
        folded away
      </details>
    </KitBoundary>,
  )
  const words = () => printedText(document.querySelector('[data-mk-kit]')!)
  expect(words()).toContain('Pay')
  await emulatePrint()
  expect(words()).toBe('Plan Amount Family $49.90 Details folded away')
  expect(printedControls()).toEqual([])
})

const plans = messageNamespace<{ due: 'Amount due' }>('plans')
const french = defineMessages(plans, 'fr-CA', { due: 'Montant dû' })

function Due() {
  return <p>{useMessages(plans)('due')}</p>
}

function Bilingual() {
  return (
    <>
      <Due />
      <SecondLanguage locale="en-CA" needs={needs}>
        <Due />
      </SecondLanguage>
    </>
  )
}
const needs = [plans]

test('a second language is printed only, on its own page, from the host’s dictionaries', async () => {
  const load = vi.fn(async () => ({ due: 'Amount due' }))
  await stage({ locale: 'fr-CA', messages: [french, lazyMessages(plans, 'en-CA', load)] }).show(<Bilingual />)
  await expect.element(page.getByText('Montant dû')).toBeVisible()
  await expect
    .poll(() => (dispatchEvent(new Event('beforeprint')), document.querySelector('[lang="en-CA"]')))
    .not.toBeNull()
  const second = document.querySelector('[lang="en-CA"]')!
  expect(second.textContent).toBe('Amount due')
  expect(load).toHaveBeenCalledTimes(1)
  expect(getComputedStyle(second.firstElementChild!).breakBefore).toBe('page')
  dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('[lang="en-CA"]')).toBeNull()
})

test.each([
  { where: 'cannot be loaded', more: [lazyMessages(plans, 'en-CA', () => Promise.reject(new Error('offline')))] },
  { where: 'is not among the host’s dictionaries', more: [] },
])('a second language that $where is left out', async ({ more }) => {
  await stage({ locale: 'fr-CA', messages: [french, ...more] }).show(<Bilingual />)
  await emulatePrint()
  expect(printedText()).toContain('Montant dû')
  expect(document.querySelector('[lang="en-CA"]')).toBeNull()
})
