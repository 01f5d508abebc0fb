import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DateText } from '../date-text/index.ts'
import { KeyValue } from '../key-value/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { Timeline, TimelineChange, TimelineItem } from './index.ts'

const item = (
  <TimelineItem
    title="Details changed"
    time={<DateText instant="2026-03-08T14:30:00Z" />}
    actor="Ada Example"
    changes={<TimelineChange label="Status" before="Failed" after="Due" toLabel="changed to" />}
  />
)

describeConformance('Timeline', (props) => <Timeline {...props}>{item}</Timeline>, { element: 'ol' })
describeConformance('TimelineItem', (props) => <TimelineItem {...props} title="Created" />, {
  element: 'li',
  wrapper: ({ children }) => <Timeline>{children}</Timeline>,
})
describeConformance(
  'TimelineChange',
  (props) => <TimelineChange {...props} label="Status" after="Due" toLabel="set to" />,
  { element: 'div', wrapper: ({ children }) => <KeyValue>{children}</KeyValue> },
)

test('is an ordered list of what happened, when and by whom', async () => {
  const screen = await render(<Timeline>{item}</Timeline>)
  expect(screen.getByRole('list').element().localName).toBe('ol')
  const entry = screen.getByRole('listitem').element()
  for (const words of ['Details changed', 'Mar 8, 2026, 2:30 PM', 'Ada Example']) {
    expect(entry.textContent).toContain(words)
  }
})

test('describes a change in words, with the old and the new value', async () => {
  const screen = await render(<Timeline>{item}</Timeline>)
  await expect.element(screen.getByRole('term')).toHaveTextContent('Status')
  expect(screen.getByRole('definition').element().textContent).toBe('Failed changed to Due')
  await expect.element(screen.getByRole('deletion')).toHaveTextContent('Failed')
  await expect.element(screen.getByRole('insertion')).toHaveTextContent('Due')
})

test('omits the parts of a change that are missing', async () => {
  const { container } = await render(
    <Timeline>
      <TimelineItem
        title="Note added"
        changes={<TimelineChange label="Note" after="Two more weeks" toLabel="set to" />}
      />
    </Timeline>,
  )
  expect(container.querySelector('del')).toBeNull()
  expect(container.textContent).toBe('Note addedNote set to Two more weeks')
})

test('one value alone stands beside words instead of an arrow', async () => {
  const screen = await render(
    <Timeline>
      <TimelineItem
        title="Status changed"
        changes={
          <>
            <TimelineChange label="Status" after="Active" toLabel="Set to" />
            <TimelineChange label="Method" before="Visa" toLabel="removed" />
          </>
        }
      />
    </Timeline>,
  )
  for (const words of ['Set to', 'removed']) {
    expect(screen.getByText(words).element().getBoundingClientRect().width).toBeGreaterThan(5)
  }
  expect(screen.container.querySelector('dd svg')).toBeNull()
  expect(screen.getByRole('definition').last().element().textContent).toBe('Visa removed ')
})
