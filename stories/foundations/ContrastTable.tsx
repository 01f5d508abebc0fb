import { CheckIcon, CloseIcon } from '@memberkit/primitives/icons'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { brandNames, css, schemes } from '@memberkit/tokens'
import { backgrounds, type Measured, measure, palettes } from './contrast.ts'
import './foundations.css'
import { Scrollable } from '../blocks/Scrollable.tsx'

/** Every pair the components can show, with its contrast in every brand and scheme. */
export function ContrastTable() {
  return (
    <Scrollable label="Contrast of every pair">
      <table className="tokens contrast">
        <caption>Contrast of every pair, by WCAG 2.2</caption>
        <colgroup />
        {brandNames.map((brand) => (
          <colgroup key={brand} span={schemes.length} />
        ))}
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              Pair
            </th>
            {brandNames.map((brand) => (
              <th key={brand} colSpan={schemes.length} scope="colgroup">
                {brand}
              </th>
            ))}
          </tr>
          <tr>
            {palettes.map(({ name, scheme }) => (
              <th key={name} scope="col">
                {scheme}
              </th>
            ))}
          </tr>
        </thead>
        {backgrounds.map(({ background, pairs }) => (
          <tbody key={background}>
            <tr>
              <th colSpan={1 + palettes.length} scope="rowgroup" className="contrast-ground">
                on {background}
              </th>
            </tr>
            {pairs.map((pair) => (
              <tr key={pair.foreground + pair.least}>
                <th scope="row">
                  {pair.foreground} <span className="tokens-note">at least {pair.least}</span>
                </th>
                {palettes.map((palette) => (
                  <Cell key={palette.name} {...measure(pair, palette)} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Scrollable>
  )
}

function Cell({ foreground, background, least, ratio, palette }: Measured) {
  const [front, back] = [css(palette.colors[foreground]), css(palette.colors[background])]
  const isPassed = ratio >= least
  const Mark = isPassed ? CheckIcon : CloseIcon
  return (
    <td>
      <span className="contrast-cell" data-passed={isPassed}>
        {least === 4.5 ? (
          <span className="contrast-sample" style={{ background: back, color: front }}>
            Aa
          </span>
        ) : (
          <span className="contrast-sample" style={{ background: back, borderColor: front }} />
        )}
        {ratio.toFixed(2)}
        <Mark />
        <VisuallyHidden>{isPassed ? 'passes' : 'fails'}</VisuallyHidden>
      </span>
    </td>
  )
}
