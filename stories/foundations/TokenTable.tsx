import type { ReactNode } from 'react'
import './foundations.css'
import { Scrollable } from '../blocks/Scrollable.tsx'
import { TokenValue } from './TokenValue.tsx'
import { propertyOf, tokensIn } from './tokens.ts'

interface TokenTableProps {
  caption: string
  /** A group of the theme contract, such as `vars.space`. */
  tokens: Readonly<Record<string, string>>
  isLength?: boolean
  specimen: (token: string, name: string) => ReactNode
}

/** Every token of a group: its name, what a host sets, what it is worth here, and how it looks. */
export function TokenTable({ caption, tokens, isLength, specimen }: TokenTableProps) {
  return (
    <Scrollable label={caption}>
      <table className="tokens">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Custom property</th>
            <th scope="col">Here</th>
            <th scope="col">Looks like</th>
          </tr>
        </thead>
        <tbody>
          {tokensIn(tokens).map(([name, token]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>{propertyOf(token)}</code>
              </td>
              <td className="tokens-value">
                <TokenValue token={token} isLength={isLength} />
              </td>
              <td>{specimen(token, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  )
}
