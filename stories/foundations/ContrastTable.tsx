import { CheckIcon, CloseIcon } from '@memberkit/primitives/icons'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { css } from '@memberkit/tokens'
import { backgrounds, isShort, type Measured, measure, type Palette, palettes } from './contrast.ts'
import './foundations.css'
import { Scrollable } from '../blocks/Scrollable.tsx'

interface ContrastTableProps {
  /** Those of one brand next to each other. @default those of our own brands */
  palettes?: readonly Palette[]
}

/** Every pair the components can show, with its contrast in every brand and scheme. */
export function ContrastTable({ palettes: shown = palettes }: ContrastTableProps) {
  const brands = [...new Set(shown.map(({ brand }) => brand))]
  const span = shown.length / brands.length
  return (
    <Scrollable label="Contrast of every pair">
      <table className="tokens contrast">
        <caption>Contrast of every pair, by WCAG 2.2</caption>
        <colgroup />
        {brands.map((brand) => (
          <colgroup key={brand} span={span} />
        ))}
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              Pair
            </th>
            {brands.map((brand) => (
              <th key={brand} colSpan={span} scope="colgroup">
                {brand}
              </th>
            ))}
          </tr>
          <tr>
            {shown.map(({ name, scheme }) => (
              <th key={name} scope="col">
                {scheme}
              </th>
            ))}
          </tr>
        </thead>
        {backgrounds.map(({ background, pairs }) => (
          <tbody key={background}>
            <tr>
              <th colSpan={1 + shown.length} scope="rowgroup" className="contrast-ground">
                on {background}
              </th>
            </tr>
            {pairs.map((pair) => (
              <tr key={pair.foreground + pair.least}>
                <th scope="row">
                  {pair.foreground} <span className="tokens-note">at least {pair.least}</span>
                </th>
                {shown.map((palette) => (
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

function Cell(measured: Measured) {
  const isPassed = !isShort(measured)
  const Mark = isPassed ? CheckIcon : CloseIcon
  return (
    <td>
      <span className="contrast-cell" data-passed={isPassed}>
        <ContrastSample {...measured} />
        {measured.ratio.toFixed(2)}
        <Mark />
        <VisuallyHidden>{isPassed ? 'passes' : 'fails'}</VisuallyHidden>
      </span>
    </td>
  )
}

/** How a pair looks: words, or a boundary. */
export function ContrastSample({ foreground, background, least, palette }: Measured) {
  const [front, back] = [css(palette.colors[foreground]), css(palette.colors[background])]
  return least === 4.5 ? (
    <span className="contrast-sample" style={{ background: back, color: front }}>
      Aa
    </span>
  ) : (
    <span className="contrast-sample" style={{ background: back, borderColor: front }} />
  )
}
