import type { Operation } from '@memberkit/contract'
import { Fragment } from 'react'

/** `POST /v1/…/pay`, which breaks before a slash where there is no room. */
export function Address({ of: { method, path } }: { of: Operation }) {
  const [first, ...parts] = path.split('/')
  return (
    <code>
      {method} {first}
      {parts.map((part, index) => (
        <Fragment key={index}>
          /{part}
          <wbr />
        </Fragment>
      ))}
    </code>
  )
}
