import { type ColorRole, vars } from '@memberkit/tokens/contract'
import { textsOn } from './contrast.ts'
import { propertyOf } from './tokens.ts'

/** A role as the page shows it now, with the words that may stand on it. */
export function Swatch({ role }: { role: ColorRole }) {
  const token = vars.color[role]
  return (
    <li className="swatch">
      <div className="swatch-color" style={{ background: token }}>
        {textsOn(role).map((text) => (
          <span key={text} style={{ color: vars.color[text] }} title={text}>
            Aa
          </span>
        ))}
      </div>
      <div className="swatch-name">{role}</div>
      <code>{propertyOf(token)}</code>
    </li>
  )
}
