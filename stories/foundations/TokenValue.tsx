import { useRef } from 'react'
import { propertyOf } from './tokens.ts'
import { useFromPage } from './useFromPage.ts'

interface TokenValueProps {
  token: string
  /** A length is shown in pixels, as the page lays it out; anything else as it is written. */
  isLength?: boolean
}

/** What a token is worth at this place of the page. */
export function TokenValue({ token, isLength = false }: TokenValueProps) {
  const probe = useRef<HTMLSpanElement>(null)
  const value = useFromPage(probe, (styles) =>
    isLength ? styles.inlineSize : styles.getPropertyValue(propertyOf(token)),
  )
  return (
    <>
      <span ref={probe} className="token-probe" style={isLength ? { inlineSize: token } : undefined} />
      {value.replace(/px$/, ' px')}
    </>
  )
}
