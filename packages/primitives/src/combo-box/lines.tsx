import type { ReactNode } from 'react'
import { CheckIcon, PlusIcon } from '../icons/index.ts'
import * as styles from './ComboBoxList.css.ts'
import type { Folding } from './folding.ts'
import type { ComboBoxSection } from './options.ts'
import type { ComboBoxRow } from './rows.ts'
import type { ChoiceRow } from './use-active-row.ts'
import type { VisiblePart } from './use-visible-rows.ts'

/** Rows that belong together: a section, or a single row. */
interface Block {
  key: string
  section: ComboBoxSection | undefined
  parts: VisiblePart[]
}

/** Renders the rows, each section as a named group. */
export function renderLines(
  parts: readonly VisiblePart[],
  renderRow: (row: ComboBoxRow, index: number) => ReactNode,
): ReactNode[] {
  return blocksOf(parts).map(({ key, section, parts: lines }) => {
    const rendered = lines.map((part) =>
      'gap' in part ? (
        <div key={part.key} role="presentation" className={styles.gap} style={{ blockSize: part.gap }} />
      ) : (
        renderRow(part.row, part.index)
      ),
    )
    if (!section) return rendered
    return (
      <div key={key} role="group" aria-label={section.label} className={styles.group}>
        {rendered}
      </div>
    )
  })
}

function blocksOf(parts: readonly VisiblePart[]) {
  const blocks: Block[] = []
  for (const part of parts) {
    const section = 'gap' in part ? undefined : part.row.section
    const last = blocks.at(-1)
    if (section && last?.section === section) last.parts.push(part)
    else {
      // The active option stays rendered far from its section while the list is scrolled away from it.
      const nth = blocks.filter((block) => block.section === section).length
      blocks.push({ key: `${section?.label} ${nth}`, section, parts: [part] })
    }
  }
  return blocks
}

interface RowContext {
  id: string
  index: number
  /** The number of options, rendered or not. */
  count: number
  isChosen: boolean
  activeBy: 'keys' | 'pointer' | undefined
  /** Returns the label of the row that creates an option. */
  createLabel: (text: string) => string
  highlight: (text: string) => ReactNode
  measure: (element: HTMLElement | null) => void
}

/** Renders an option as an element rather than a component, because scrolling renders dozens. */
export function renderOption(
  row: ChoiceRow,
  { id, index, count, isChosen, activeBy, createLabel, highlight, measure }: RowContext,
) {
  const option = row.kind === 'option' ? row.option : undefined
  const icon = option ? option.icon : <PlusIcon />
  return (
    <div
      key={row.key}
      ref={measure}
      role="option"
      id={id}
      className={styles.option}
      data-index={index}
      data-active={activeBy}
      aria-selected={isChosen}
      aria-disabled={option?.isDisabled || undefined}
      aria-setsize={count}
      aria-posinset={row.position + 1}
    >
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.words}>
        {row.kind === 'option' ? highlight(row.option.label) : createLabel(row.text)}
        {option?.description ? <span className={styles.note}>{option.description}</span> : null}
      </span>
      <span className={styles.check}>{isChosen ? <CheckIcon /> : null}</span>
    </div>
  )
}

export function renderHeading(label: string, { index, measure }: Pick<RowContext, 'index' | 'measure'>) {
  return (
    <div key="heading" ref={measure} aria-hidden="true" className={styles.heading} data-index={index}>
      {label}
    </div>
  )
}

/** Returns a function that highlights the search text in a label. */
export function highlighter({ find, fold }: Folding, text: string) {
  const query = fold(text.trim())
  return (label: string): ReactNode => {
    const place = find(label, query)
    if (!place) return label
    const [start, end] = place
    return (
      <>
        {label.slice(0, start)}
        <mark className={styles.match}>{label.slice(start, end)}</mark>
        {label.slice(end)}
      </>
    )
  }
}
