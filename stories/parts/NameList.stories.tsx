import { NameLine, NameList } from '@memberkit/parts/names/list'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { docsOf } from '../blocks/ComponentPage.tsx'
import { nameList as docs } from './parts.docs.ts'

const meta = preview.meta({
  title: 'Parts/NameList',
  component: NameList,
  args: {
    names: ['Ada Example', 'Ben Sample', 'Cleo Example', 'Dan Sample', 'Eve Example'],
    more: (count) => `and ${count} more`,
  },
  parameters: { docs: docsOf(docs), containerWidth: 320 },
})

export const Default = meta.story()

export const Opened = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('and 2 more'))
    await expect(canvas.getByText('Eve Example')).toBeVisible()
  },
})

export const Few = meta.story({ args: { names: ['Ada Example'] } })

export const LongNames = meta.story({
  args: { names: ['Maximiliana-Theodora Featherstonehaugh-Cholmondeley', 'Ada Example'] },
})

export const InOneLine = meta.story({
  tags: ['no-picture'],
  render: () => (
    <p>
      <NameLine names={['Ada Example', 'Ben Sample', 'Ben Sample']} more="and 2 more" />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent(/^Ada Example, Ben Sample, Ben Sample and 2 more$/)
  },
})
