import type { InputHTMLAttributes } from 'react'
import { CancelIcon } from '../icons/states.tsx'
import { isUnavailable } from '../internal/is-unavailable.ts'
import * as styles from './ChoiceCard.css.ts'
import type { ChoiceCardOption } from './ChoiceCards.tsx'

/** Renders a native input with a label that covers the whole card. */
export function renderCard(id: string, option: ChoiceCardOption, input: InputHTMLAttributes<HTMLInputElement>) {
  const { value, title, description, aside, media, children, unavailableReason } = option
  const described = [
    aside && `${id}-aside`,
    description && `${id}-description`,
    children && `${id}-children`,
    unavailableReason && `${id}-reason`,
  ]
  return (
    <div key={value} className={styles.card}>
      <input
        {...input}
        id={id}
        className={input.type === 'radio' ? styles.radioMark : styles.checkboxMark}
        value={value}
        disabled={isUnavailable(unavailableReason) || undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      />
      {media ? <span className={styles.media}>{media}</span> : null}
      <div className={styles.body}>
        <div className={styles.head}>
          <label className={styles.title} htmlFor={id}>
            {title}
          </label>
          {aside ? (
            <span id={`${id}-aside`} className={styles.aside}>
              {aside}
            </span>
          ) : null}
        </div>
        {description ? (
          <div id={`${id}-description`} className={styles.note}>
            {description}
          </div>
        ) : null}
        {unavailableReason ? (
          <div id={`${id}-reason`} className={styles.reason}>
            <CancelIcon className={styles.reasonIcon} />
            <span className={styles.reasonLabel}>{unavailableReason}</span>
          </div>
        ) : null}
        {children ? (
          <div id={`${id}-children`} className={styles.footer}>
            {children}
          </div>
        ) : null}
      </div>
    </div>
  )
}
