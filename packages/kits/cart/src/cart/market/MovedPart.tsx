import { useMessages } from '@memberkit/foundation/messages'
import type { ShownText } from '@memberkit/parts/localized'
import { Notice } from '@memberkit/primitives/notice'
import { laterMessages } from '../../messages/namespaces.ts'
import * as styles from '../Cart.css.ts'
import type { LinePrice } from '../rules/lines.rules.ts'
import type { CartWords } from '../words.ts'

interface MovedPartProps {
  name: ShownText
  /** A plan or a supplement, as another market sells it; with a problem, or without a price, it can't be bought there. */
  part: { readonly price?: LinePrice | undefined; readonly problem?: string | undefined }
  /** The price before, shown where it differs. */
  before: LinePrice | undefined
  words: CartWords
}

/** A plan or a supplement with what it costs in another market, at first and later, and cost before, or that it isn't sold there. */
export function MovedPart({ name, part: { price, problem }, before, words }: MovedPartProps) {
  const t = useMessages(laterMessages)
  const renewal = price && words.renewal(price)
  const was = price && before?.initial && words.price(before) !== words.price(price) ? words.price(before) : undefined
  return (
    <div className={styles.addOnName}>
      <span lang={name.lang}>{name.text}</span>
      {price && !problem ? (
        <span className={styles.price}>
          <span>{words.price(price)}</span>
          {renewal ? <span className={styles.quiet}>{renewal}</span> : null}
          {was ? <span className={styles.quiet}>{t('market.was', { price: was })}</span> : null}
        </span>
      ) : (
        <div className={styles.notSold}>
          <Notice tone="caution" isStatic>
            {t('market.notSold')}
          </Notice>
        </div>
      )}
    </div>
  )
}
