'use client'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { printDocument, screenOnly } from '@memberkit/foundation/print'
import { Button } from '@memberkit/primitives/button'
import { CopyToClipboard } from '@memberkit/primitives/copy-to-clipboard'
import { PrintIcon, SettingsIcon } from '@memberkit/primitives/icons'
import { type RefObject, useEffect, useState } from 'react'
import { withoutPersonalData } from '../codec/index.ts'
import type { CartEventTable } from '../events.ts'
import { cartMessages } from '../messages/namespaces.ts'
import * as styles from './Cart.css.ts'
import { MarketDialogPart } from './later-parts.ts'
import type { CartModel, CartOptions } from './useCart.ts'
import type { PersonEdits } from './useCartEdits.ts'

export interface CartToolsProps {
  model: CartModel
  edits: PersonEdits
  options: CartOptions
  /** The element printed as a quote. */
  page: RefObject<HTMLElement | null>
  onLocaleChange?: ((locale: string) => void) | undefined
}

/** The tools of a cart besides buying it: share it, print it, buy in another market. */
export function CartTools({ model, edits, options, page, onLocaleChange }: CartToolsProps) {
  const t = useMessages(cartMessages)
  const emit = useEmit<CartEventTable>()
  const [href, setHref] = useState('')
  // The origin isn't known on a server.
  useEffect(() => setHref(new URL(model.link(), location.href).href), [model])
  const [isChoosing, setChoosing] = useState(false)
  const products = () => withoutPersonalData(model.cart).products
  return (
    <div className={`${styles.tools} ${screenOnly}`}>
      <Button
        size="small"
        tone="quiet"
        onPress={() => setChoosing(true)}
        onFocus={() => MarketDialogPart.preload()}
        onPointerEnter={() => MarketDialogPart.preload()}
      >
        <SettingsIcon />
        {t('market.change')}
      </Button>
      <Button
        size="small"
        tone="quiet"
        onPress={() => {
          emit('cart.quote.printed', { products: products() })
          void printDocument({ title: t('quote.title'), only: page.current })
        }}
      >
        <PrintIcon />
        {t('quote.print')}
      </Button>
      {href ? (
        <CopyToClipboard
          size="small"
          tone="quiet"
          value={href}
          labels={{ copy: t('copy.label'), copied: t('copy.copied'), failed: t('copy.failed') }}
          onCopy={() => emit('cart.link.copied', { products: products() })}
        />
      ) : null}
      <span className={styles.quiet}>{t('copy.note')}</span>
      {isChoosing ? (
        <MarketDialogPart
          {...{ model, edits, options }}
          onClose={() => setChoosing(false)}
          onChange={(change) => {
            setChoosing(false)
            model.edits.setMarket(change)
            emit('cart.market.changed', { locale: change.locale })
            onLocaleChange?.(change.locale)
          }}
        />
      ) : null}
    </div>
  )
}
