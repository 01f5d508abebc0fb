import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { StatusBadge } from '../status-badge/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { Text, textSizes } from '../text/index.ts'
import { Skeleton, SkeletonGroup, SkeletonText } from './index.ts'

describeConformance('Skeleton', (props) => <Skeleton {...props} width="sm" />, { element: 'span' })
describeConformance('SkeletonText', (props) => <SkeletonText {...props} sample="$49.90" />, { element: 'span' })
describeConformance('lines of SkeletonText', (props) => <SkeletonText {...props} lines={3} />, { element: 'span' })
describeConformance(
  'SkeletonGroup',
  (props) => (
    <SkeletonGroup {...props} label="Loading">
      Words
    </SkeletonGroup>
  ),
  {
    element: 'div',
  },
)

function heights(container: Element, ...selectors: string[]) {
  return selectors.map((selector) => container.querySelector(selector)!.getBoundingClientRect().height)
}

test.each(textSizes)('a line of size %s has the height and width of its text', async (size) => {
  const { container } = await render(
    <>
      <div data-there="" style={{ inlineSize: 'fit-content' }}>
        <Text as="p" size={size} isTabular>
          $1,204.50
        </Text>
      </div>
      <div data-waiting="" style={{ inlineSize: 'fit-content', fontFamily: 'var(--mk-font-family)' }}>
        <SkeletonText size={size} sample="$1,204.50" />
      </div>
    </>,
  )
  const [there, waiting] = ['[data-there]', '[data-waiting] > span'].map((part) =>
    container.querySelector(part)!.getBoundingClientRect(),
  )
  expect(waiting!.height).toBe(there!.height)
  // Large text is set tighter, by less than a pixel a letter.
  expect(Math.abs(waiting!.width - there!.width)).toBeLessThan(8)
})

test('boxes have the height of what they replace', async () => {
  const { container } = await render(
    <>
      <StatusBadge data-badge="">Active</StatusBadge>
      <Skeleton height="badge" data-badge-waiting="" />
      <Button data-button="">Pay</Button>
      <Skeleton height="control" data-button-waiting="" />
      <Button size="small" data-small="">
        Pay
      </Button>
      <Skeleton height="control-small" data-small-waiting="" />
    </>,
  )
  for (const part of ['badge', 'button', 'small']) {
    const [there, waiting] = heights(container, `[data-${part}]`, `[data-${part}-waiting]`)
    expect(waiting).toBe(there)
  }
})

test('several lines have the height of as many lines of text', async () => {
  const { container } = await render(
    <div style={{ lineHeight: '20px' }}>
      <SkeletonText lines={3} data-lines="" />
    </div>,
  )
  expect(heights(container, '[data-lines]')).toEqual([60])
})

test('a group is one sentence to screen readers, and sample text is hidden', async () => {
  const screen = await render(
    <SkeletonGroup label="Loading the person">
      <SkeletonText sample="Ada Example" />
    </SkeletonGroup>,
  )
  expect(screen.getByRole('status').element().textContent).toBe('Loading the person')
  expect(screen.container.querySelector('[data-sample]')?.closest('[aria-hidden="true"]')).not.toBeNull()
})
