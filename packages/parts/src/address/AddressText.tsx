'use client'
import { useMemberkit } from '@memberkit/foundation'
import { replayMask } from '@memberkit/foundation/privacy'
import { addressLines, type PostalAddress } from './address.rules.ts'
import * as styles from './AddressText.css.ts'

export interface AddressTextProps {
  address: PostalAddress
}

/** A postal address, a line for each. Renders nothing for an empty one. Not recorded by session replays. */
export function AddressText({ address }: AddressTextProps) {
  const { locale } = useMemberkit()
  const lines = addressLines(address, locale)
  if (lines.length === 0) return null
  return (
    // Translators would translate the names of streets.
    <div translate="no" {...replayMask}>
      {lines.map((line, index) => (
        <div key={index} className={styles.line}>
          {line}
        </div>
      ))}
    </div>
  )
}
