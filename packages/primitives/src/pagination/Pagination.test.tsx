import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusedIn } from '../internal/focused-in.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { InShadow } from '../testing/InShadow.tsx'
import { LoadMore, Pagination } from './index.ts'

const ignore = () => {}
const words = {
  label: 'Pages',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: (number: number) => `Page ${number}`,
}

describeConformance(
  'Pagination',
  (props) => <Pagination {...words} page={2} pageCount={9} summary="26–50 of 220" onPageChange={ignore} {...props} />,
  { element: 'nav' },
)
describeConformance(
  'LoadMore',
  (props) => <LoadMore label="Load more" count="25 of 80" onPress={ignore} {...props} />,
  { element: 'button' },
)

const button = (name: string) => page.getByRole('button', { name, exact: true })

function Turning() {
  const [current, setPage] = useState(1)
  return <Pagination {...words} page={current} pageCount={3} summary={`${current} of 3`} onPageChange={setPage} />
}

test('is a navigation landmark that marks the current page and links to the others', async () => {
  await render(<Turning />)
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await expect.element(button('Page 1')).toHaveAttribute('aria-current', 'page')
  await button('Page 3').click()
  await expect.element(button('Page 3')).toHaveAttribute('aria-current', 'page')
  await expect.element(button('Page 1')).not.toHaveAttribute('aria-current')
  await button('Previous').click()
  await expect.element(page.getByText('2 of 3')).toHaveAttribute('aria-live', 'polite')
})

test('at either end the arrow does nothing, and keeps focus', async () => {
  await render(<Turning />)
  await userEvent.tab()
  await expect.element(button('Previous')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Page 1')).toHaveAttribute('aria-current', 'page')
  await button('Next').click()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(button('Page 3')).toHaveAttribute('aria-current', 'page')
  await expect.element(button('Next')).toHaveFocus()
})

test('a single page has no buttons', async () => {
  await render(<Pagination {...words} page={1} pageCount={1} summary="12 invoices" onPageChange={ignore} />)
  expect(page.getByRole('button').elements()).toEqual([])
  await expect.element(page.getByText('12 invoices')).toBeVisible()
})

function Growing({ all = 75 }) {
  const [shown, setShown] = useState(25)
  const more = shown < all ? () => setShown(shown + 25) : undefined
  return <LoadMore label="Load more" count={`${shown} of ${all}`} onPress={more} />
}

test('loading more keeps focus on the button, and moves it to the count at the end', async () => {
  await render(
    <StrictMode>
      <Growing />
    </StrictMode>,
  )
  await button('Load more').click()
  await expect.element(page.getByText('50 of 75')).toHaveAttribute('aria-live', 'polite')
  await expect.element(button('Load more')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('75 of 75')).toHaveFocus()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('in a shadow root too, focus moves to the count at the end', async () => {
  await render(
    <InShadow>
      <Growing all={50} />
    </InShadow>,
  )
  await button('Load more').click()
  const count = page.getByText('50 of 50')
  await expect.poll(() => focusedIn(count.element())).toBe(count.element())
})

test('the end of loading does not take focus from elsewhere', async () => {
  const screen = await render(<LoadMore label="Load more" count="25 of 75" onPress={vi.fn()} />)
  ;(document.activeElement as HTMLElement).blur()
  await screen.rerender(<LoadMore label="Load more" count="75 of 75" />)
  expect(document.activeElement).toBe(document.body)
})
