import { Stack } from '@memberkit/primitives/box'
import { LoadMore, Pagination } from '@memberkit/primitives/pagination'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './Pagination.docs.tsx'

const perPage = 25

const meta = preview.meta({
  title: 'Primitives/Navigation/Pagination',
  component: Pagination,
  subcomponents: { LoadMore },
  parameters: { docs: docsOf(docs) },
  args: {
    page: 1,
    pageCount: 20,
    onPageChange: fn(),
    label: 'Pages of invoices',
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page: number) => `Page ${page}`,
  },
})

function Turning(props: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(props.page)
  const summary = `${(page - 1) * perPage + 1}–${page * perPage} of ${props.pageCount * perPage}`
  return <Pagination {...props} page={page} summary={summary} onPageChange={setPage} />
}

/** The focus stays on the button that was pressed. */
export const Default = meta.story({
  render: (args) => <Turning {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    await userEvent.click(next)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText('51–75 of 500')).toBeVisible()
    await expect(next).toHaveFocus()
  },
})

/** First, middle and last page; few pages; a single one. */
export const Windows = meta.story({
  render: (args) => (
    <Shelf>
      {[1, 5, 10, 20].map((page) => (
        <Turning key={page} {...args} label={`Pages, at ${page}`} page={page} />
      ))}
      <Turning {...args} label="Four pages" pageCount={4} page={2} />
      <Pagination {...args} label="One page" pageCount={1} summary="12 invoices" />
    </Shelf>
  ),
})

export const Narrow = meta.story({
  parameters: { containerWidth: 320 },
  args: { page: 10 },
  render: (args) => <Turning {...args} />,
})

function Growing() {
  const [shown, setShown] = useState(25)
  return (
    <LoadMore
      label="Load more"
      count={`${shown} of 80 invoices`}
      onPress={shown < 80 ? () => setShown(Math.min(shown + 25, 80)) : undefined}
    />
  )
}

/** When everything is shown the button goes, and the focus stays here. */
export const LoadingMore = meta.story({
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Load more' })
    await userEvent.click(more)
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByText('80 of 80 invoices')).toHaveFocus()
  },
})

export const LoadMoreStates = meta.story({
  render: () => (
    <Shelf>
      <LoadMore label="Load more" count="25 of 80 invoices" onPress={fn()} />
      <LoadMore label="Load more" count="25 of 80 invoices" isPending pendingLabel="Loading" onPress={fn()} />
      <LoadMore label="Load more" count="80 of 80 invoices" />
    </Shelf>
  ),
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    page: 10,
    label: 'Pages de factures',
    previousLabel: 'Page précédente',
    nextLabel: 'Page suivante',
    pageLabel: (page: number) => `Page ${page}`,
    summary: 'Factures 226 à 250 sur 500, de la plus récente à la plus ancienne',
  },
  render: (args) => (
    <Stack gap="lg">
      <Pagination {...args} />
      <LoadMore
        label="Afficher les vingt-cinq factures suivantes"
        count="25 factures affichées sur 500, de la plus récente à la plus ancienne"
        onPress={fn()}
      />
    </Stack>
  ),
})

/** The next page is on the left. */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  args: { page: 5 },
  render: (args) => <Turning {...args} />,
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left
    await expect(left('Next page')).toBeLessThan(left('Previous page'))
  },
})

/** In a staff console. */
export const Compact = meta.story({
  decorators: [compact],
  args: { page: 5 },
  render: (args) => <Turning {...args} />,
})
