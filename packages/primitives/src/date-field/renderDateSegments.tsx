import { partName, partPlaceholder } from '../segments/part-names.ts'
import { group, segment, separator } from '../segments/Segments.css.ts'
import type { DatePart } from './date-notation.ts'
import type { DateSegments } from './useDateSegments.ts'

interface DateSegmentsLook {
  /** The id of the message, which invalid parts reference. */
  errorId: string
  wrong: readonly DatePart[]
  isRequired?: boolean | undefined
  /** Whether another value requires this optional one. */
  isNeeded?: boolean | undefined
  readOnly: boolean | undefined
  /** Labels the parts as a group, if a field has two groups. */
  label?: string
}

/** Renders the parts of a date in one line, for a box that looks like one control. */
export function renderDateSegments(segments: DateSegments, look: DateSegmentsLook) {
  const { notation, attributesOf, group: handlers } = segments
  const { errorId, wrong, isRequired, isNeeded, readOnly, label } = look
  return (
    <span
      {...handlers}
      className={group}
      dir={notation.direction}
      role={label ? 'group' : undefined}
      aria-label={label}
    >
      {notation.parts.map((part, at) => [
        at > 0 ? (
          <span key={at} className={separator} aria-hidden="true">
            {notation.separator}
          </span>
        ) : null,
        <input
          key={part}
          {...attributesOf(part, isRequired, isNeeded || isRequired)}
          className={segment}
          inputMode="numeric"
          autoComplete="off"
          placeholder={partPlaceholder(notation.locale, part)}
          readOnly={readOnly}
          aria-label={partName(notation.locale, part)}
          aria-invalid={wrong.includes(part) || undefined}
          aria-describedby={wrong.includes(part) ? errorId : undefined}
        />,
      ])}
    </span>
  )
}
