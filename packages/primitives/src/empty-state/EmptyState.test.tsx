import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { EmptyState, emptyStateKinds } from './index.ts'

describeConformance('EmptyState', (props) => <EmptyState {...props} title="Nobody here yet" />, { element: 'div' })

test('shows what happened, what it means and what to do next', async () => {
  const add = vi.fn()
  const screen = await render(
    <EmptyState title="Nobody here yet" level={2} action={<Button onPress={add}>Add a person</Button>} details="Ref. 1">
      Add the people who should be covered.
    </EmptyState>,
  )
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Nobody here yet' })).toBeVisible()
  await expect.element(screen.getByText('Add the people who should be covered.')).toBeVisible()
  await expect.element(screen.getByText('Ref. 1')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }))
  expect(add).toHaveBeenCalledOnce()
})

test('each kind has its own icon', async () => {
  const { container } = await render(emptyStateKinds.map((kind) => <EmptyState key={kind} kind={kind} title={kind} />))
  const drawings = [...container.querySelectorAll('svg')].map((icon) => icon.innerHTML)
  expect(new Set(drawings).size).toBe(emptyStateKinds.length)
})
