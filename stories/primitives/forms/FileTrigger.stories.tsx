import { buttonSizes, buttonTones } from '@memberkit/primitives/button'
import { FileTrigger, type RejectedFile } from '@memberkit/primitives/file-trigger'
import { AttachIcon } from '@memberkit/primitives/icons'
import { Box, Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './FileTrigger.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/FileTrigger',
  component: FileTrigger,
  parameters: { docs: docsOf(docs) },
  args: { children: 'Choose files', onSelect: fn() },
})

/** Chooses what the rules allow, and reports the rest. */
export const Default = meta.story({
  args: { accept: '.pdf', maxSize: 1000, maxCount: 2, multiple: true, 'aria-describedby': 'taken' },
  render: function Render({ onSelect, ...args }) {
    const [chosen, setChosen] = useState<[File[], RejectedFile[]]>([[], []])
    return (
      <Stack gap="xs">
        <Text as="p" id="taken" tone="muted" size="sm">
          Two PDF files, 1 kB each at most.
        </Text>
        <Box>
          <FileTrigger
            {...args}
            onSelect={(...both) => {
              onSelect(...both)
              setChosen(both)
            }}
          />
        </Box>
        {chosen[0].map(({ name }) => (
          <Text as="p" key={name}>
            {name}
          </Text>
        ))}
        {chosen[1].map(({ file, reason }) => (
          <Text as="p" key={file.name} tone="critical">
            {file.name}: {reason}
          </Text>
        ))}
      </Stack>
    )
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus()
    const input = canvasElement.querySelector('input')!
    const file = (name: string, size: number) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
    await userEvent.upload(input, [file('contract.pdf', 10), file('scan.pdf', 2000)])
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(canvas.getByText('contract.pdf')).toBeVisible()
    await expect(canvas.getByText('scan.pdf: size')).toBeVisible()
  },
})

export const Variants = meta.story({
  render: (args) => (
    <Shelf>
      {buttonSizes.flatMap((size) =>
        buttonTones.map((tone) => (
          <Shelf.Row key={size + tone} label={`${tone}, ${size}`}>
            <FileTrigger {...args} tone={tone} size={size}>
              <AttachIcon /> Attach
            </FileTrigger>
            <FileTrigger {...args} tone={tone} size={size} isPending pendingLabel="Uploading" />
            <FileTrigger {...args} tone={tone} size={size} disabled />
          </Shelf.Row>
        )),
      )}
    </Shelf>
  ),
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 240 },
  args: { children: 'Joindre une copie de la pièce d’identité du titulaire' },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  args: {
    children: (
      <>
        <AttachIcon /> Attach a receipt
      </>
    ),
  },
})
