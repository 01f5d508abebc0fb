import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineMessages, lazyMessages, messageNamespace, useMessages } from '../messages/index.ts'
import { stage } from '@memberkit/testing/stage'
import { lazyPart, preloadParts } from './index.ts'
import { reloadPage } from './reload-page.ts'

vi.mock(import('./reload-page.ts'), () => ({ reloadPage: vi.fn() }))

const english = defineMessages('part', 'en-US', { hello: 'Hello' })
const messages = messageNamespace<typeof english>('part')
const seen = vi.fn()
function Greeting({ name }: { name: string }) {
  const t = useMessages(messages)
  seen(t('hello'))
  return (
    <p>
      {t('hello')}, {name}
    </p>
  )
}

test('code and messages load once, on first render, and appear together', async () => {
  seen.mockClear()
  const load = vi.fn(async () => Greeting)
  const words = vi.fn(async () => english.messages)
  const Part = lazyPart(load, { needs: [messages], fallback: <p>coming</p> })
  const { show } = stage({ messages: [lazyMessages(messages, 'en-US', words)] })
  expect(load).not.toHaveBeenCalled()
  await show(
    <>
      <Part name="Ada" />
      <Part name="Ben" />
    </>,
  )
  await expect.element(page.getByText('Hello, Ada')).toBeVisible()
  await expect.element(page.getByText('Hello, Ben')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
  expect(words).toHaveBeenCalledOnce()
  expect(seen.mock.calls.every(([said]) => said === 'Hello')).toBe(true)
})

test.each(['the code', 'the words'] as const)(
  'a failed load of %s takes focus and offers to reload the page',
  async (what) => {
    vi.mocked(reloadPage).mockClear()
    const when = <T,>(which: typeof what, value: T) =>
      vi.fn(async () => {
        if (which === what) throw new TypeError('Failed to fetch')
        return value
      })
    const load = when('the code', Greeting)
    const words = when('the words', english.messages)
    const Part = lazyPart(load, { needs: ['part'] })
    const core = (await import('../messages/en-US/index.ts')).enUS
    await stage({ messages: [...core, lazyMessages(messages, 'en-US', words)] }).show(<Part name="Ada" />)
    await expect.element(page.getByRole('heading', { name: 'This part of the page couldn’t load' })).toBeVisible()
    const attempts = load.mock.calls.length + words.mock.calls.length
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(load.mock.calls.length + words.mock.calls.length).toBe(attempts)
    // The button pressed to open it may be gone.
    expect(document.activeElement?.textContent).toContain('This part of the page couldn’t load')
    await page.getByRole('button', { name: 'Reload page' }).click()
    expect(reloadPage).toHaveBeenCalledOnce()
  },
)

test('an optional part that can’t load says nothing', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const Part = lazyPart<object>(load, { isOptional: true })
  const core = (await import('../messages/en-US/index.ts')).enUS
  const { container } = await stage({ messages: [...core, english] }).show(<Part />)
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(container.textContent).toBe('')
})

test('a part that failed offline loads by itself once online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    return Greeting
  })
  const Part = lazyPart(load)
  await stage({ messages: [...(await import('../messages/en-US/index.ts')).enUS, english] }).show(<Part name="Ada" />)
  await expect.element(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  onLine.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Hello, Ada')).toBeVisible()
})

test('a change of locale keeps the input while messages load', async () => {
  const french = Promise.withResolvers<{ hello: string }>()
  const Field = () => <input aria-label={useMessages(messages)('hello')} />
  const Part = lazyPart(async () => Field, { needs: [messages] })
  const dictionaries = [
    lazyMessages(messages, 'en-US', async () => english.messages),
    lazyMessages(messages, 'fr-CA', () => french.promise),
  ]
  const screen = await stage({ messages: dictionaries }).show(<Part />)
  await userEvent.fill(page.getByLabelText('Hello'), 'Ada Example')
  await screen.rerender(stage({ messages: dictionaries, locale: 'fr-CA' }).around(<Part />))
  french.resolve({ hello: 'Hello' })
  await expect.element(page.getByLabelText('Hello')).toHaveValue('Ada Example')
})

test('a preloaded part renders at once', async () => {
  const Part = lazyPart(async () => Greeting)
  Part.preload()
  await Promise.resolve()
  await stage({ messages: [english] }).show(<Part name="Ada" />)
  expect(document.body.textContent).toContain('Hello, Ada')
})

test('a part preloaded with its messages is in a server’s HTML, and hydrates without a warning', async () => {
  const errors = vi.spyOn(console, 'error')
  const fallback = <p>coming</p>
  const Part = lazyPart(async () => Greeting, { needs: [messages], fallback })
  const dictionaries = [lazyMessages(messages, 'en-US', async () => english.messages)]
  const ui = <Part name="Ada" />
  expect(renderToString(stage({ messages: dictionaries }).around(ui))).toContain('coming')

  const preloaded = await preloadParts([Part], dictionaries, 'en-US')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(stage({ messages: preloaded }).around(ui))
  expect(container.textContent).toContain('Hello, Ada')
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, stage({ messages: preloaded }).around(ui), { onRecoverableError })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const greeting = container.querySelector('p')!
  await expect.poll(() => Object.keys(greeting).some((key) => key.startsWith('__react'))).toBe(true)
  expect(greeting.isConnected).toBe(true)
  expect([onRecoverableError, errors].flatMap(({ mock }) => mock.calls)).toEqual([])

  // Another request, of a page that didn't preload it: what a server has loaded before doesn't matter.
  expect(renderToString(stage({ messages: dictionaries }).around(ui))).toContain('coming')
})

test('a part that can’t be preloaded leaves it to the page', async () => {
  const Part = lazyPart(() => Promise.reject<typeof Greeting>(new TypeError('Failed to fetch')), { needs: [messages] })
  const dictionaries = [lazyMessages(messages, 'en-US', async () => english.messages)]
  await expect(preloadParts([Part], dictionaries, 'en-US')).resolves.toHaveLength(1)
})
