import { Grid, Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { Text } from '@memberkit/primitives/text'
import { vars } from '@memberkit/tokens/contract'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import './foundations.css'
import { TokenTable } from './TokenTable.tsx'
import { propertyOf } from './tokens.ts'

const meta = preview.meta({ title: 'Foundations/Elevation', tags: ['!autodocs'] })

const levels = [
  { role: 'canvas', says: 'The page', shadow: 'none' },
  { role: 'surfaceSunken', says: 'Wells, the heads of tables', shadow: 'none' },
  { role: 'surface', says: 'Cards, tables, fields: a line around them, no shadow', shadow: 'none' },
  { role: 'surfaceRaised', says: 'What stands out a little: a chosen segment', shadow: vars.shadow.raised },
  { role: 'surfaceRaised', says: 'Menus, popovers, dialogs, toasts', shadow: vars.shadow.overlay },
] as const

/** From the page to what floats. In the dark, what is nearer is lighter. */
export const Levels = meta.story({
  parameters: { pictures: { widths: [360] } },
  render: () => (
    <ol className="levels">
      {levels.map(({ role, says, shadow }) => (
        <li key={says} className="level" style={{ background: vars.color[role], boxShadow: shadow }}>
          <span>{says}</span>
          <code>{propertyOf(vars.color[role])}</code>
          {shadow === 'none' ? null : <code>{propertyOf(shadow)}</code>}
        </li>
      ))}
    </ol>
  ),
})

/** Lines part what lies on the page. A shadow is for what floats above it. */
export const Tokens = meta.story({
  render: () => (
    <TokenTable
      caption="Lines and shadows"
      tokens={{ border: vars.color.border, borderStrong: vars.color.borderStrong, ...vars.shadow }}
      specimen={(token, name) => (
        <div
          className="shape"
          style={{
            borderRadius: vars.radius.md,
            ...(name.startsWith('border') ? { borderColor: token } : { border: 'none', boxShadow: token }),
          }}
        />
      )}
    />
  ),
})

/** Cards have lines; the menu above them is the one thing with a shadow. */
export const LinesBeforeShadows = meta.story({
  render: () => (
    <Stack gap="md">
      <Inline>
        <Menu label="Actions">
          <MenuItem onPress={() => {}}>Download the invoice</MenuItem>
          <MenuItem onPress={() => {}}>Print it</MenuItem>
          <MenuItem onPress={() => {}}>Report a problem</MenuItem>
        </Menu>
      </Inline>
      <Grid>
        {['March', 'February'].map((month) => (
          <Card key={month} title={month} footer={<Button size="small">Open</Button>}>
            <Text as="p">Legal Plan Family</Text>
          </Card>
        ))}
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const menu = canvas.getByRole('menu')
    await expect(getComputedStyle(menu).boxShadow).not.toBe('none')
    const card = canvas.getByRole('heading', { name: 'March' }).closest('section')!
    await expect(getComputedStyle(card).boxShadow).toBe('none')
  },
})
