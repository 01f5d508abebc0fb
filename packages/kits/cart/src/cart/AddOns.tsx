'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { screenOnly } from '@memberkit/foundation/print'
import { Button } from '@memberkit/primitives/button'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { Notice } from '@memberkit/primitives/notice'
import { useId } from 'react'
import { cartMessages } from '../messages/namespaces.ts'
import * as styles from './Cart.css.ts'
import { RemoveButton } from './RemoveButton.tsx'
import { Removed } from './Removed.tsx'
import type { CartLine, SupplementLine } from './rules/lines.rules.ts'
import type { PersonEdits } from './useCartEdits.ts'

interface AddOnsProps {
  line: CartLine
  edits: PersonEdits
}

/** The supplements of a plan, below it, and those that can be added. */
export function AddOns({ line, edits }: AddOnsProps) {
  const t = useMessages(cartMessages)
  const { words } = edits
  const removals = edits.removals.filter(({ product, supplement }) => product === line.key && supplement !== undefined)
  const plan = words.planName(line).text
  return (
    <>
      {line.supplements.length > 0 || removals.length > 0 ? (
        <ul className={styles.addOns} aria-label={t('supplements.chosen', { plan })}>
          {line.supplements.map((supplement) => (
            <Chosen key={supplement.key} {...{ line, supplement, edits }} />
          ))}
          {removals.map((removal) => (
            <Removed key={removal.id} {...{ removal, edits }} />
          ))}
        </ul>
      ) : null}
      {line.addable.length > 0 ? (
        // A quote is of what was chosen.
        <div className={`${styles.addable} ${screenOnly}`}>
          <Disclosure title={t('supplements.title')}>
            <ul className={styles.addOns}>
              {line.addable.map((supplement) => (
                <Addable key={supplement.key} {...{ line, supplement, edits }} />
              ))}
            </ul>
          </Disclosure>
        </div>
      ) : null}
    </>
  )
}

interface AddOnProps extends AddOnsProps {
  supplement: SupplementLine
}

function Chosen({ line, supplement, edits }: AddOnProps) {
  const t = useMessages(cartMessages)
  const { words } = edits
  const name = words.supplementName(supplement)
  const { price, problem, missing = [] } = supplement
  const renewal = price && words.renewal(price)
  const names = missing.map((one) => words.offeredName(one).text).join(', ')
  return (
    <li className={styles.addOn}>
      <span className={styles.addOnName}>
        <span lang={name.lang}>{name.text}</span>
        <span>
          {price ? words.price(price) : t('price.unknown')}
          {renewal ? <span className={styles.quiet}> {renewal}</span> : null}
        </span>
      </span>
      <RemoveButton name={name.text} onPress={() => edits.removeSupplement(line, supplement)} />
      {problem ? (
        <div className={styles.whole}>
          <Notice tone="critical" isStatic>
            {t(`supplement.${problem}`, { names })}
          </Notice>
        </div>
      ) : null}
    </li>
  )
}

function Addable({ line, supplement, edits }: AddOnProps) {
  const t = useMessages(cartMessages)
  const id = useId()
  const { words } = edits
  const name = words.supplementName(supplement)
  const price = supplement.price ? words.price(supplement.price) : t('price.unknown')
  const renewal = supplement.price && words.renewal(supplement.price)
  const needs = (supplement.missing ?? []).map((one) => words.offeredName(one).text).join(', ')
  return (
    <li className={styles.addOn}>
      <span className={styles.addOnName}>
        <span lang={name.lang}>{name.text}</span>
        <span>
          {t('price.add', { price })}
          {renewal ? <span className={styles.quiet}> {renewal}</span> : null}
        </span>
      </span>
      <Button
        size="small"
        aria-label={t('supplements.addOf', { name: name.text, price })}
        aria-disabled={needs ? true : undefined}
        aria-describedby={needs ? id : undefined}
        onPress={() => edits.addSupplement(line, supplement)}
      >
        {t('supplements.add')}
      </Button>
      {needs ? (
        <span id={id} className={`${styles.quiet} ${styles.whole}`}>
          {t('supplements.needs', { names: needs })}
        </span>
      ) : null}
    </li>
  )
}
