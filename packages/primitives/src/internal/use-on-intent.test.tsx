import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useOnIntent } from './use-on-intent.ts'

const load = vi.fn(async () => 'loaded')
const firstRenders: (string | undefined)[] = []

function Part() {
  const { part, ask } = useOnIntent(load)
  firstRenders.push(part)
  return <button onClick={ask}>{part ?? 'not yet'}</button>
}

test('a loaded part is shared with later instances at once, except during hydration', async () => {
  await render(<Part />)
  await expect.element(page.getByText('not yet')).toBeVisible()
  await page.getByRole('button').click()
  await expect.element(page.getByText('loaded')).toBeVisible()

  firstRenders.length = 0
  await render(<Part />)
  expect(firstRenders[0]).toBe('loaded')

  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Part />)
  expect(container).toHaveTextContent('not yet')
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, <Part />, { onRecoverableError })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.element(container).toHaveTextContent('loaded')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('a failed load is retried on the next intent', async () => {
  const failing = vi.fn(load).mockRejectedValueOnce(new Error('offline'))
  function Late() {
    const { part, ask } = useOnIntent(failing)
    return <button onClick={ask}>{part ?? 'not yet'}</button>
  }
  await render(<Late />)
  await page.getByRole('button').click()
  await expect.poll(() => failing.mock.settledResults.length).toBe(1)
  await page.getByRole('button').click()
  await expect.element(page.getByText('loaded')).toBeVisible()
})
