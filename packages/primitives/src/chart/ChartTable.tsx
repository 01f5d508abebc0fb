import { useMemo } from 'react'
import { Table, type TableColumn } from '../table/index.ts'
import type { ChartData } from './types.ts'
import type { ChartWords } from './words.ts'

interface ChartTableProps {
  title: string
  data: Pick<ChartData, 'categoryLabel' | 'series'>
  words: ChartWords
}

/** The data behind the drawing: one row per category, one column per series. */
export function ChartTable({ title, data: { categoryLabel, series }, words }: ChartTableProps) {
  const columns = useMemo(
    (): TableColumn<number>[] => [
      { id: 'category', header: categoryLabel, cell: (at) => words.categories[at] },
      ...series.map(({ id, label, values }): TableColumn<number> => ({
        id: `series-${id}`,
        header: label,
        align: 'end',
        cell: (at) => words.valueOf(values[at]),
      })),
    ],
    [categoryLabel, series, words],
  )
  const rows = useMemo(() => words.categories.map((_, at) => at), [words])
  return (
    <Table
      caption={title}
      isCaptionHidden
      columns={columns}
      rows={rows}
      getRowId={String}
      // Columns are read down; of more than two, a phone has no room for each.
      narrow={series.length > 2 ? 'cards' : 'rows'}
    />
  )
}
