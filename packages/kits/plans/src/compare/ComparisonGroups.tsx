'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { memo } from 'react'
import { compareMessages } from '../messages/namespaces.ts'
import { type ComparisonCell, type ComparisonGroup, type ComparisonRow, isSame } from './comparison.rules.ts'

export interface ComparisonGroupsProps {
  groups: readonly ComparisonGroup[]
  /** The places of the two tiers of a narrow container, such as `0 2`. */
  pairKey: string
  included: string
  notIncluded: string
  unclear: string
}

/**
 * The benefits, category by category. Cells are plain text in plain elements: eight tiers by forty benefits must mount
 * about as fast as HTML.
 */
export const ComparisonGroups = memo(function ComparisonGroups({ groups, pairKey, ...words }: ComparisonGroupsProps) {
  const category = useCategoryName()
  const pair = pairKey.split(' ').map(Number)
  return groups.map((group) => {
    const { text, lang } = category(group.category)
    // The rest is a cell of its own, which goes with the columns of the other tiers.
    const others = (group.rows[0]?.cells.length ?? 0) - pair.length
    return (
      <tbody role="rowgroup" key={group.category} data-same={sameOf(group.rows, pair)}>
        <tr role="row">
          <th role="rowheader" scope="rowgroup" colSpan={1 + pair.length} lang={lang}>
            {text}
          </th>
          {others > 0 ? <td aria-hidden="true" colSpan={others} /> : null}
        </tr>
        {group.rows.map((row) => (
          <tr role="row" key={row.id} data-same={sameOf([row], pair)}>
            <th role="rowheader" scope="row" lang={row.name.lang}>
              {row.name.text}
            </th>
            {row.cells.map((cell, place) => renderCell(cell, place, pair, words))}
          </tr>
        ))}
      </tbody>
    )
  })
})

type Words = Pick<ComparisonGroupsProps, 'included' | 'notIncluded' | 'unclear'>

function renderCell(cell: ComparisonCell, place: number, pair: readonly number[], words: Words) {
  const isLimited = cell.kind === 'limited'
  return (
    <td
      role="cell"
      key={place}
      data-kind={cell.kind}
      data-pair={pair.includes(place) ? '' : undefined}
      lang={isLimited ? cell.limit.lang : undefined}
    >
      {isLimited ? cell.limit.text : words[cell.kind]}
    </td>
  )
}

/** Whether the rows say the same of all tiers, or only of the pair. */
function sameOf(rows: readonly ComparisonRow[], pair: readonly number[]): 'all' | 'pair' | undefined {
  if (!rows.every((row) => isSame(row, pair))) return undefined
  return rows.every((row) => isSame(row, Object.keys(row.cells).map(Number))) ? 'all' : 'pair'
}

/** Catalogue categories with words of the kit. */
const known = {
  Advice: 'category.advice',
  'In court': 'category.court',
  Monitoring: 'category.monitoring',
  Help: 'category.help',
  'For a business': 'category.business',
} as const

/** Returns a function that names a category. The catalogue has one text for all locales: others stay in its language. */
function useCategoryName() {
  const t = useMessages(compareMessages)
  return (category: string): { text: string; lang?: string } => {
    if (category === '') return { text: t('category.other') }
    if (Object.hasOwn(known, category)) return { text: t(known[category as keyof typeof known]) }
    return { text: category, lang: 'en' }
  }
}
