import { outcomeMessageOf } from '../action/outcome-message.ts'
import type { actions } from '../messages/en-US/actions.ts'
import type { sections as sectionWords } from '../messages/en-US/sections.ts'
import type { Translate } from '../messages/messages.ts'
import { keysOf } from './plan.ts'
import type { Section, SectionState } from './section.ts'

/** The messages of a save's outcome. */
export interface SaveWords {
  readonly t: Translate<typeof sectionWords>
  readonly ofAction: Translate<typeof actions>
}

export interface ReportLine {
  readonly key: string
  readonly label: string
  readonly state: SectionState
  readonly title: string
  readonly text: string
}

export interface Report {
  readonly saved: number
  readonly total: number
  /** "All changes saved", "4 of 5 saved", "Confirmed as saved: 4 of 5". */
  readonly title: string
  /** The unsaved sections with their reasons. */
  readonly lines: readonly ReportLine[]
  /** Labels of the sections that weren't reached, and of those with changes that came later. */
  readonly waiting: readonly string[]
}

interface Reported {
  readonly submittedSections: readonly string[]
  readonly states: Readonly<Record<string, SectionState | undefined>>
  readonly sections: Readonly<Record<string, Pick<Section<never, never>, 'label'>>>
  /** Whether a section now differs from what is saved. */
  readonly isChanged: (key: string) => boolean
}

/** Describes the outcome of a save, and what else isn't saved. Claims no more than the states of the sections do. */
export function reportOf(
  { submittedSections, states, sections, isChanged }: Reported,
  { t, ofAction }: SaveWords,
): Report {
  const phaseOf = (key: string) => states[key]?.phase
  const isOver = (key: string) => phaseOf(key) === 'done' || !submittedSections.includes(key)
  const reported = keysOf(sections).filter((key) => submittedSections.includes(key) || isChanged(key))
  const saved = reported.filter((key) => isOver(key) && !isChanged(key)).length
  const total = reported.length
  const isUnknown = reported.some((key) => phaseOf(key) === 'unknown')
  return {
    saved,
    total,
    // A section whose outcome is unknown may be saved.
    title: saved === total ? t('saved') : t(isUnknown ? 'confirmedOf' : 'savedOf', { saved, total }),
    waiting: reported
      .filter((key) => (isOver(key) ? isChanged(key) : phaseOf(key) === 'waiting'))
      .map((key) => sections[key]!.label),
    lines: reported.flatMap((key) => {
      const state = isOver(key) ? undefined : states[key]
      const words = state && problemIn(state, { t, ofAction })
      return words ? [{ key, label: sections[key]!.label, state, ...words }] : []
    }),
  }
}

function problemIn(state: SectionState, { t, ofAction }: SaveWords) {
  if (state.phase === 'waiting') return undefined
  if (state.phase === 'conflict') return { title: t('overlapTitle'), text: t('overlapText') }
  const words = outcomeMessageOf(state, ofAction)
  if (!words || state.phase === 'slow' || state.phase === 'checking') return undefined
  const { title = '', text } = words
  if (state.phase !== 'refused') return { title, text }
  // An objection that no field shows says more than that something was wrong.
  if (state.unpinned?.length) return { title, text: state.unpinned.join(' ') }
  return { title, text: state.reason === 'conflict' ? t('refusedText') : text }
}

/** Returns the report as announced: "4 of 5 saved. Emails: Please check what you entered." */
export function readOut({ title, lines, waiting }: Report, { t }: SaveWords): string {
  const problems = lines.map(({ label, title: problem }) => t('line', { section: label, problem }))
  const rest = waiting.length > 0 ? [t('notSaved', { sections: waiting.join(', ') })] : []
  return [title, ...problems, ...rest].map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(' ')
}
