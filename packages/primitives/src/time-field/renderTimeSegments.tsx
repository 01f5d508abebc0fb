import { partName, partPlaceholder } from '../segments/part-names.ts'
import { group, segment, separator } from '../segments/Segments.css.ts'
import { keepSelectionOnReset } from '../internal/keep-selection-on-reset.ts'
import { latinDigits } from '../internal/latin-digits.ts'
import * as styles from './TimeField.css.ts'
import type { TimePart } from './time-notation.ts'
import type { TimeSegments } from './useTimeSegments.ts'

interface TimeSegmentsLook {
  /** The id of the message, which invalid parts reference. */
  errorId: string
  wrong: readonly TimePart[]
  isRequired?: boolean | undefined
  /** Whether another value requires this optional one. */
  isNeeded?: boolean | undefined
  readOnly?: boolean | undefined
  /** Labels the parts as a group, if a field has two groups. */
  label?: string
}

const names = { hour: 'hour', minute: 'minute', period: 'dayPeriod' } as const

/** Renders the parts of a time in one line, for a box that looks like one control. */
export function renderTimeSegments(segments: TimeSegments, look: TimeSegmentsLook) {
  const { errorId, wrong, isRequired, isNeeded, readOnly, label } = look
  const { locale, parts, before, periods, range } = segments.notation

  const renderPart = (part: TimePart) => {
    const attributes = {
      ...segments.attributesOf(part, isRequired, isNeeded || isRequired),
      key: part,
      'aria-label': partName(locale, names[part]),
      'aria-invalid': wrong.includes(part) || undefined,
      'aria-describedby': wrong.includes(part) ? errorId : undefined,
    }
    if (part === 'period' && !readOnly) return renderPeriod(attributes)
    const { value } = attributes
    const period = periods.find((one) => one.value === value)?.name ?? ''
    if (part === 'period') return <input {...attributes} key={part} className={segment} value={period} readOnly />
    const [least, most] = range[part]
    return (
      <input
        {...attributes}
        key={part}
        role="spinbutton"
        className={segment}
        inputMode="numeric"
        autoComplete="off"
        placeholder={partPlaceholder(locale, names[part])}
        readOnly={readOnly}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={value === '' ? undefined : Number(latinDigits(value))}
        aria-valuetext={value || undefined}
      />
    )
  }

  const renderPeriod = ({ key, ...attributes }: React.ComponentProps<'select'> & { key: string }) => (
    <select
      key={key}
      {...attributes}
      ref={(list) => keepSelectionOnReset(list, attributes.value)}
      className={styles.period}
    >
      <option value="" className={styles.option}>
        {partName(locale, 'dayPeriod')}
      </option>
      {periods.map(({ value, name }) => (
        <option key={value} value={value} className={styles.option}>
          {name}
        </option>
      ))}
    </select>
  )

  const renderBefore = (part: TimePart) =>
    before[part] ? (
      <span key={`before ${part}`} className={separator} aria-hidden="true">
        {before[part]}
      </span>
    ) : null

  // Digits run from left to right in every script.
  return (
    <span {...segments.group} className={group} dir="ltr" role={label ? 'group' : undefined} aria-label={label}>
      {parts.flatMap((part) => [renderBefore(part), renderPart(part)])}
    </span>
  )
}
