import { CardMark } from './CardMark.tsx'
import { method as look } from './CardMark.css.ts'
import { methodWords } from './method-words.ts'
import type { PaymentMethodSummary } from './received.ts'
import type { Words } from './short-method-words.ts'

/** "Visa ending in 4242" with the mark of its brand. */
export function MethodName({ method, words }: { method: PaymentMethodSummary; words: Words }) {
  return (
    <span className={look}>
      <CardMark {...method} />
      <span>{methodWords(method, words)}</span>
    </span>
  )
}
