import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { css } from '@memberkit/tokens'
import { Scrollable } from '../blocks/Scrollable.tsx'
import { ContrastSample, ContrastTable } from './ContrastTable.tsx'
import './foundations.css'
import type { Judgement } from './theme-studio.ts'

/** What falls short first, then every pair. */
export function ThemeStudioContrast({ palettes, measured, short, outside }: Judgement) {
  return (
    <Stack gap="lg">
      {short.length > 0 ? (
        <Scrollable label="Pairs that fall short">
          <table className="tokens">
            <caption>Pairs that fall short</caption>
            <thead>
              <tr>
                <th scope="col">Pair</th>
                <th scope="col">Scheme</th>
                <th scope="col">Contrast</th>
                <th scope="col">At least</th>
                <th scope="col">Looks like</th>
              </tr>
            </thead>
            <tbody>
              {short.map((pair) => (
                <tr key={`${pair.foreground} ${pair.background} ${pair.palette.scheme}`}>
                  <th scope="row">
                    {pair.foreground} on {pair.background}
                  </th>
                  <td>{pair.palette.scheme}</td>
                  <td className="tokens-value">{pair.ratio.toFixed(2)}</td>
                  <td className="tokens-value">{pair.least}</td>
                  <td aria-hidden="true">
                    <ContrastSample {...pair} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrollable>
      ) : (
        <Alert tone="positive" isStatic title="Every pair reaches its contrast">
          {measured.length} pairs in two schemes: 4.5 : 1 for text, 3 : 1 for the boundary of a control.
        </Alert>
      )}
      {outside.length > 0 ? (
        <Alert tone="caution" isStatic title="Not every screen can show these colours">
          <Text as="p">Less chroma brings them back into sRGB. Until then, each screen shows the nearest it has.</Text>
          <ul className="studio-outside">
            {outside.map(({ scheme, role, color }) => (
              <li key={scheme + role}>
                {role}, {scheme}: <code>{css(color)}</code>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <ContrastTable palettes={palettes} />
    </Stack>
  )
}
