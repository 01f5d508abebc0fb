import { type ReactNode, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { DatePicker } from '../date-picker/index.ts'
import { AlertDialog, Dialog } from '../dialog/index.ts'
import { Drawer } from '../drawer/index.ts'
import { Menu, MenuItem } from '../menu/index.ts'
import { Popover } from '../popover/index.ts'
import { InShadow } from '../testing/InShadow.tsx'
import { createToastQueue, ToastRegion } from '../toast/index.ts'
import { Tooltip } from '../tooltip/index.ts'

/** A modal of another library around ours, listening as the common ones do. */
function HostModal({ children, onClose }: { children: ReactNode; onClose: (by: string) => void }) {
  return (
    // As MUI does.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={(event) => (event.key === 'Escape' ? onClose('an ancestor') : undefined)}>{children}</div>
  )
}

async function showInHost(children: ReactNode) {
  const closed: string[] = []
  const ending = new AbortController()
  const { signal } = ending
  onTestFinished(() => ending.abort())
  const on = (
    place: EventTarget,
    by: string,
    options: AddEventListenerOptions,
    isMeant = (_: Element) => true,
    use = (_: Event) => {},
  ) =>
    place.addEventListener(
      'keydown',
      (event) => {
        if ((event as KeyboardEvent).key !== 'Escape' || !isMeant(event.target as Element)) return
        closed.push(by)
        use(event)
      },
      { signal, ...options },
    )
  // As Mantine does, before anything of ours is there.
  on(window, 'the window first', { capture: true }, (target) => {
    return target.getAttribute('data-mantine-stop-propagation') !== 'true'
  })
  // As Radix and Chakra do: the key is theirs, whatever the browser would close by it.
  on(
    document,
    'the document first',
    { capture: true },
    () => true,
    (event) => event.preventDefault(),
  )
  on(document, 'the document', {})
  on(window, 'the window', {})
  await render(<HostModal onClose={(by) => closed.push(by)}>{children}</HostModal>)
  return {
    closed,
    /** Afterwards nothing of ours is open, so the key is the host's again. */
    async expectNext() {
      await expectNoMark()
      await userEvent.keyboard('{Escape}')
      const isInside = document.activeElement !== document.body
      expect(closed).toEqual([
        'the window first',
        'the document first',
        ...(isInside ? ['an ancestor'] : []),
        'the document',
        'the window',
      ])
    },
  }
}

const expectNoMark = () => expect.poll(() => document.querySelector('[data-mantine-stop-propagation]')).toBeNull()

const labels = { open: 'Choose', previousMonth: 'Previous', nextMonth: 'Next', today: 'Today' }
const messages = { incomplete: 'Whole date.', impossible: 'No such day.', tooEarly: 'Too early.', tooLate: 'Too late.' }
const listLabels = { open: 'Choose', list: 'Fruits', found: String, nothingFound: 'None', clear: 'Clear' }

function Opened({ kind: Kind }: { kind: typeof Dialog | typeof Drawer | typeof AlertDialog }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Choose</Button>
      <Kind
        isOpen={isOpen}
        title="Ours"
        description="Of ours"
        actions={<Button>Pay</Button>}
        onClose={() => setOpen(false)}
      >
        <input aria-label="Amount" />
      </Kind>
    </>
  )
}

const layers: [string, ReactNode, string][] = [
  ['dialog', <Opened key="" kind={Dialog} />, 'dialog'],
  ['alert dialog', <Opened key="" kind={AlertDialog} />, 'dialog'],
  ['drawer', <Opened key="" kind={Drawer} />, 'dialog'],
  [
    'menu',
    <Menu key="" label="Choose">
      <MenuItem onPress={() => {}}>Pay</MenuItem>
    </Menu>,
    '[role=menu]',
  ],
  [
    'popover',
    <Popover key="" label="Choose">
      <input aria-label="From" />
    </Popover>,
    '[role=dialog]',
  ],
  ['calendar', <DatePicker key="" label="Day" messages={messages} labels={labels} />, '[role=dialog]'],
  [
    'list of a combo box',
    <ComboBox key="" label="Fruit" options={[{ value: 'fig', label: 'Fig' }]} labels={listLabels} />,
    '[role=listbox]',
  ],
]

const isShown = (selector: string) => {
  const layer = document.querySelector(selector)
  return Boolean(layer?.checkVisibility()) && layer?.closest('dialog:not([open])') === null
}

test.each(layers)('Escape that closes our %s closes nothing around it', async (_name, layer, selector) => {
  const { closed, expectNext } = await showInHost(layer)
  await page.getByRole('button', { name: /^Choose/ }).click()
  await expect.poll(() => isShown(selector)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isShown(selector)).toBe(false)
  expect(closed).toEqual([])
  await expectNext()
})

test('Escape that closes our tooltip closes nothing around it, wherever focus is', async () => {
  const { closed, expectNext } = await showInHost(
    <Tooltip text="Last refreshed at noon">
      <Button>Refresh</Button>
    </Tooltip>,
  )
  await page.getByRole('button', { name: 'Refresh' }).hover()
  await expect.poll(() => document.querySelector('[role=tooltip]:popover-open')).not.toBeNull()
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('[role=tooltip]:popover-open')).toBeNull()
  expect(closed).toEqual([])
  await expectNext()
})

test('Escape that closes a toast closes nothing around it', async () => {
  const queue = createToastQueue()
  const { closed } = await showInHost(<ToastRegion queue={queue} label="Notifications" closeLabel="Dismiss" />)
  queue.add({ message: 'Saved' })
  const close = page.getByRole('button', { name: 'Dismiss' })
  await expect.element(close).toBeVisible()
  close.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(close).not.toBeInTheDocument()
  expect(closed).toEqual([])
})

test('Escape closes only our dialog when nothing in it has focus', async () => {
  const { closed, expectNext } = await showInHost(<Opened kind={Dialog} />)
  await page.getByRole('button', { name: 'Choose' }).click()
  ;(document.activeElement as HTMLElement).blur()
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isShown('dialog')).toBe(false)
  expect(closed).toEqual([])
  await expectNext()
})

test('Escape closes only our dialog in a shadow root', async () => {
  const { closed } = await showInHost(
    <InShadow>
      <Opened kind={Dialog} />
    </InShadow>,
  )
  await page.getByRole('button', { name: 'Choose' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).not.toBeInTheDocument()
  expect(closed).toEqual([])
})

test('the first Escape closes the menu in our dialog, the second the dialog, the third reaches the host', async () => {
  const menu = (
    <Menu label="Actions">
      <MenuItem onPress={() => {}}>Pay</MenuItem>
    </Menu>
  )
  function DialogWithMenu() {
    const [isOpen, setOpen] = useState(true)
    return (
      <Dialog isOpen={isOpen} title="Ours" onClose={() => setOpen(false)}>
        {menu}
      </Dialog>
    )
  }
  const { closed, expectNext } = await showInHost(<DialogWithMenu />)
  await page.getByRole('button', { name: 'Actions' }).click()
  await expect.poll(() => isShown('[role=menu]')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isShown('[role=menu]')).toBe(false)
  expect(isShown('dialog')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isShown('dialog')).toBe(false)
  expect(closed).toEqual([])
  await expectNext()
})

test('closed layers leave no mark on the page', async () => {
  await showInHost(<Opened kind={Dialog} />)
  await page.getByRole('button', { name: 'Choose' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isShown('dialog')).toBe(false)
  await expectNoMark()
})

test('a press on the backdrop of our dialog does not reach elements around it', async () => {
  const pressed = vi.fn()
  await render(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={pressed}>
      <Dialog isOpen isDismissable title="Ours" onClose={() => {}} />
    </div>,
  )
  const dialog = page.getByRole('dialog').element()
  const { top } = dialog.getBoundingClientRect()
  expect(top).toBeGreaterThan(4)
  await userEvent.click(dialog, { position: { x: 2, y: 2 - top }, force: true })
  expect(pressed).not.toHaveBeenCalled()
})

test('an Escape that a script has made, with a key of its own, reaches our dialog as it is', async () => {
  const failed = vi.fn<(event: ErrorEvent) => void>()
  addEventListener('error', failed)
  onTestFinished(() => removeEventListener('error', failed))
  const onKeyDown = vi.fn<(event: { key: string }) => void>()
  await render(
    <Dialog isOpen title="Ours" onClose={() => {}} onKeyDown={onKeyDown}>
      <input aria-label="Amount" />
    </Dialog>,
  )
  const made = new KeyboardEvent('keydown', { bubbles: true, cancelable: true })
  Object.defineProperty(made, 'key', { value: 'Escape' })
  page.getByLabelText('Amount').element().dispatchEvent(made)
  expect(onKeyDown).toHaveBeenCalledOnce()
  expect(made.key).toBe('Escape')
  expect(failed).not.toHaveBeenCalled()
})
