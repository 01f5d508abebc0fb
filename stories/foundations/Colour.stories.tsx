import { Stack } from '@memberkit/primitives/box'
import { Heading, Text } from '@memberkit/primitives/text'
import { css, themeAttributes } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { failing, measured, palettes, tightest } from './contrast.ts'
import { ContrastTable } from './ContrastTable.tsx'
import './foundations.css'
import { roleGroups } from './roles.ts'
import { Scrollable } from '../blocks/Scrollable.tsx'
import { Swatch } from './Swatch.tsx'

const meta = preview.meta({ title: 'Foundations/Colour', tags: ['!autodocs'] })

/** Each role in the brand and scheme of the toolbar, with the words that may stand on it. */
export const Roles = meta.story({
  render: () => (
    <Stack gap="lg">
      {roleGroups.map(({ title, roles }) => (
        <Stack key={title} gap="sm" as="section">
          <Heading level={2} size="md">
            {title}
          </Heading>
          <ul className="swatches">
            {roles.map((role) => (
              <Swatch key={role} role={role} />
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(vars.color).length)
  },
})

/** Each role in every brand and scheme, in OKLCH. */
export const EveryBrand = meta.story({
  tags: ['no-picture'],
  render: () => (
    <Scrollable label="Every role in every brand and scheme">
      <table className="tokens">
        <caption>Every role in every brand and scheme</caption>
        <thead>
          <tr>
            <th scope="col">Role</th>
            {palettes.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roleGroups
            .flatMap(({ roles }) => roles)
            .map((role) => (
              <tr key={role}>
                <th scope="row">{role}</th>
                {palettes.map(({ name, brand, scheme, colors }) => (
                  <td key={name}>
                    <div
                      {...themeAttributes({ brand, scheme })}
                      className="chip"
                      style={{ background: vars.color[role] }}
                    />
                    <code>{css(colors[role]).slice('oklch('.length, -1)}</code>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Scrollable>
  ),
})

/** Computed from the seeds of the brands, not measured by eye: what falls short here fails the build. */
export const Contrast = meta.story({
  tags: ['no-picture'],
  render: () => (
    <Stack gap="md">
      <Text as="p" hasMeasure>
        {measured.length} pairs computed, {failing.length} below their least. The one with the least to spare is{' '}
        {tightest.foreground} on {tightest.background} in {tightest.palette.name}: {tightest.ratio.toFixed(2)} of at
        least {tightest.least}.
      </Text>
      <ContrastTable />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: /^Contrast of every pair/ }))
    await expect(table.getAllByText('passes')).toHaveLength(measured.length)
    await expect(table.queryByText('fails')).toBeNull()
  },
})
