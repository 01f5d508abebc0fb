import { Grid, Inline, Stack } from '@memberkit/primitives/box'
import * as icons from '@memberkit/primitives/icons'
import { ArrowEndIcon, ChevronEndIcon, ErrorIcon, UndoIcon } from '@memberkit/primitives/icons'
import { announce } from '@memberkit/primitives/live'
import { SearchField } from '@memberkit/primitives/search-field'
import { Text, textSizes } from '@memberkit/primitives/text'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Icons.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Content/Icons',
  component: ErrorIcon,
  parameters: { docs: docsOf(docs) },
})

const all = Object.entries(icons)
  .map(([name, Icon]) => ({ name: name.replace(/Icon$/, ''), Icon }))
  .sort((a, b) => a.name.localeCompare(b.name))

/** All of them, by the name they are imported under, without its “Icon”. */
export const Gallery = meta.story({
  parameters: { pictures: { widths: [360] } },
  render: function Render() {
    const [wanted, setWanted] = useState('')
    const found = all.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
    return (
      <Stack gap="lg">
        <SearchField
          label="Find an icon"
          clearLabel="Clear"
          value={wanted}
          onChange={setWanted}
          onSubmit={() => announce(`${found.length} icons found.`)}
        />
        <Grid columns={6} columnSize="sm" gap="sm" as="ul">
          {found.map(({ name, Icon }) => (
            <Inline key={name} as="li" gap="xs" flexWrap="nowrap">
              <Text size="lg">
                <Icon />
              </Text>
              <Text size="sm" tone="muted">
                {name}
              </Text>
            </Inline>
          ))}
        </Grid>
        {found.length > 0 ? null : <Text tone="muted">None is called that.</Text>}
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find an icon' })
    await userEvent.type(field, 'chevron')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.clear(field)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length)
  },
})

/** One em of the text they stand in. */
export const Sizes = meta.story({
  render: () => (
    <Inline alignItems="baseline">
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          <ErrorIcon /> {size}
        </Text>
      ))}
    </Inline>
  ),
})

/** What points along the line is mirrored, what does not is not. */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <Inline>
      <Text>
        Next <ChevronEndIcon />
      </Text>
      <Text>
        Go on <ArrowEndIcon />
      </Text>
      <Text>
        Undo <UndoIcon />
      </Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('[data-directional]')) {
      await expect(getComputedStyle(icon).scale).toBe('-1 1')
    }
  },
})
