import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openKit, type OpenOptions } from '../testing/open-kit.tsx'

/** The last file handed out. */
let file: { name: string; content: Promise<ArrayBuffer>; type: string } | undefined

beforeEach(() => {
  file = undefined
  let blob = new Blob()
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob
    return 'blob:stub'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    file = { name: this.download, content: blob.arrayBuffer(), type: blob.type }
  })
  return () => {
    create.mockRestore()
    click.mockRestore()
  }
})

async function download(options: OpenOptions, words: [menu: string, item: string] = ['Export', 'Download CSV']) {
  const kit = await openKit(options)
  await page.getByRole('button', { name: words[0] }).click()
  await page.getByRole('menuitem', { name: words[1] }).click()
  await expect.poll(() => file).toBeDefined()
  const bytes = new Uint8Array(await file!.content)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return { ...kit, bytes, lines: text.slice(1).split('\r\n') }
}

test('every row is exported, with amounts and dates a spreadsheet can read', async () => {
  const { bytes, lines, events } = await download({ scenario: 'invoices/all-paid' })
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(lines).toEqual([
    'Invoice,Issued,Due date,For,Status,Type,Currency,Total,Paid,Amount due',
    '2026-001103,2026-03-01,2026-03-15,Legal Plan Individual,Paid,Recurring,USD,24.95,24.95,0.00',
    '2026-001102,2026-02-01,2026-02-15,Legal Plan Individual,Paid,Recurring,USD,24.95,24.95,0.00',
    '2026-001101,2026-01-01,2026-01-15,Legal Plan Individual,Paid,Recurring,USD,24.95,24.95,0.00',
    '',
  ])
  expect(file).toMatchObject({ name: 'Invoices.csv', type: 'text/csv;charset=utf-8' })
  expect(events.find(({ type }) => type === 'invoices.list.exported')?.data).toEqual({ format: 'csv', count: 3 })
})

test('the file has the filters and the order on screen', async () => {
  const { lines } = await download({
    scenario: 'invoices/member-mixed-history',
    address: '/?status=DELINQUENT,FAILED,VOIDED&sort=issuedOn&order=ascending',
  })
  expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(['2026-001004', '2026-001010', '2026-001011'])
})

test('rows beyond “Show more” are exported', async () => {
  const { lines } = await download({ scenario: 'invoices/thousand' })
  expect(lines).toHaveLength(1002)
})

test.each(['=HYPERLINK("https://elsewhere.example")', '+1+1', '@SUM(A1)', '-2+3', '\t=1', '＝1'])(
  'formula injection is escaped: %s',
  async (covers) => {
    const { lines } = await download({
      scenario: 'invoices/pay-approved',
      prepare({ store: { invoices } }) {
        invoices.invoices.put({ ...invoices.invoices.get('inv-2003')!, covers, items: [] })
      },
    })
    const cell = covers.replaceAll('"', '""')
    expect(lines[1]).toContain(/[",\t]/.test(covers) ? `,"'${cell}",` : `,'${cell},`)
  },
)

test('fr-CA: semicolons as separators, and decimal commas', async () => {
  const { lines } = await download({ scenario: 'invoices/quebec', locale: 'fr-CA' }, [
    'Exporter',
    'Télécharger en format CSV',
  ])
  expect(lines[0]?.split(';')).toHaveLength(10)
  expect(lines[1]).toContain('2026-003002;2026-02-08;2026-02-08;Régime juridique familial;')
  expect(lines[1]).toContain(';CAD;28,69;0,00;28,69')
})
